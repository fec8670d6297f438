import { useParams } from 'react-router-dom'
import { MySpaceView } from '@/features/my-space'
import { DraftsView } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { useRoute } from '../../shell/use-route'

/** Parts whose rows say what can be chosen there. */
const ownRows: Readonly<Record<string, string>> = {
  'my-space-assigned': 'assigned-tasks',
  'my-space-monitored': 'monitor-tasks',
}

/** What waits for the person and what is theirs, at the part that the address names; else at the first. */
export function Page() {
  const { tab } = useParams()
  const { formatMessage } = useIntl()
  const route = useRoute()
  return (
    <MySpaceView
      title={route && formatMessage(route.title)}
      segment={ownRows[route?.name ?? ''] ?? tab}
      drafts={<DraftsView />}
    />
  )
}
