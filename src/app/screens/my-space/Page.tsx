import { Navigate, useParams } from 'react-router-dom'
import { Page as Column } from '@/design-system/Page'
import { WaitingView } from '@/features/my-space'
import { DraftsView } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useRoute } from '../../shell/use-route'

/** What waits for the person, or their drafts; the drafts too where the address names nothing that there is. */
export function Page() {
  const { tab } = useParams()
  const { formatMessage } = useIntl()
  const route = useRoute()
  const title = route && formatMessage(route.title)
  if (tab === 'workflows')
    return (
      <Column width="reading" title={title}>
        <WaitingView />
      </Column>
    )
  if (tab !== 'drafts') return <Navigate replace to={paths.mySpaceTab('drafts')} />
  return (
    <Column width="reading" title={title}>
      <DraftsView />
    </Column>
  )
}
