import { Navigate, useParams } from 'react-router-dom'
import { MySpaceView, mySpaceTabOf } from '@/features/my-space'
import { paths } from '@/shared/routes'

/** What belongs to the person alone, in six tabs; the first one where the address names none. */
export function Page() {
  const { tab: name } = useParams()
  const tab = mySpaceTabOf(name)
  if (tab === undefined) return <Navigate replace to={paths.mySpaceTab('workflows')} />
  return <MySpaceView tab={tab} />
}
