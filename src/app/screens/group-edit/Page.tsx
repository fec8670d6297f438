import { useParams } from 'react-router-dom'
import { GroupEditView } from '@/features/registries'

/** The members of a group, for those who manage users. */
export function Page() {
  const { groupId = '' } = useParams()
  return <GroupEditView key={groupId} groupId={groupId} />
}
