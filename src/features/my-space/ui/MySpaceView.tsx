import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Tabs } from '@/design-system/Tabs'
import { DraftsView } from '@/features/post-editor'
import { WaitingSummary } from '@/features/posts'
import { OwnTasks } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import { type MySpaceTab, mySpaceTabs } from '../model/address'
import { FavouritesTab } from './FavouritesTab'
import { MentionsTab } from './MentionsTab'
import styles from './MySpace.module.css'
import { WaitingTab } from './WaitingTab'

const labels = {
  workflows: messages.workflows,
  drafts: messages.drafts,
  mentions: messages.mentions,
  favourites: messages.favourites,
  'assigned-tasks': messages.assignedTasks,
  'monitor-tasks': messages.monitoredTasks,
}

const bodies: Record<MySpaceTab, () => React.ReactNode> = {
  workflows: () => <WaitingTab />,
  drafts: () => <DraftsView />,
  mentions: () => <MentionsTab />,
  favourites: () => <FavouritesTab />,
  'assigned-tasks': () => <OwnTasks scope="assigned" />,
  'monitor-tasks': () => <OwnTasks scope="monitored" />,
}

/** All that is one person's own: what waits for them, what they write, where they were named, and what they saved. */
export function MySpaceView({ tab }: { tab: MySpaceTab }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data } = useQuery(mySpaceQueries.counts())
  const waiting = data?.waiting
  const counts: Partial<Record<MySpaceTab, number | undefined>> = {
    workflows: waiting && waiting.decision + waiting.acknowledgement + waiting.answer + waiting.invitation,
    drafts: data?.drafts,
    mentions: data?.mentions,
    'assigned-tasks': data?.tasks,
  }
  return (
    <Page width="reading" title={formatMessage(messages.title)} lead={<Summary />}>
      <Tabs<MySpaceTab>
        label={formatMessage(messages.tabs)}
        activation="manual"
        items={mySpaceTabs.map((value) => ({
          value,
          label: formatMessage(labels[value]),
          count: counts[value] || undefined,
        }))}
        value={tab}
        onValueChange={(value) => void navigate(paths.mySpaceTab(value))}
      >
        <div key={tab} className={styles.body}>
          <Suspense fallback={<Skeleton />}>{bodies[tab]()}</Suspense>
        </div>
      </Tabs>
    </Page>
  )
}

/** How much waits; its line keeps its place until that is known. */
function Summary() {
  const { data } = useQuery(mySpaceQueries.counts())
  return <span className={styles.summary}>{data && <WaitingSummary {...data} />}</span>
}
