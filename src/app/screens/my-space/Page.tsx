import { Navigate, useParams } from 'react-router-dom'
import { MySpaceView, spaceTabOf } from '@/features/my-space'
import { DraftsView } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useRoute } from '../../shell/use-route'

/** Parts whose rows say what can be chosen there. */
const ownRows: Readonly<Record<string, string>> = {
  'my-space-assigned': 'assigned-tasks',
  'my-space-monitored': 'monitor-tasks',
}

/** What waits for the person and what is theirs, at the part that the address names; else at the first. */
export function Page() {
  const { tab: segment } = useParams()
  const { formatMessage } = useIntl()
  const route = useRoute()
  const tab = spaceTabOf(ownRows[route?.name ?? ''] ?? segment)
  if (tab === null) return <Navigate replace to={paths.mySpaceTab('workflows')} />
  return <MySpaceView title={route && formatMessage(route.title)} tab={tab} drafts={<DraftsView />} />
}
