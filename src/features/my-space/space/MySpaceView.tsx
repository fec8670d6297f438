import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
import { navigationQueries } from '@/features/navigation'
import { feedNews } from '@/features/posts'
import { ScopedTasks, useOpenTasks } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { spaceQueries } from '../api/space-queries'
import { type SpaceTab, spaceTabOf, spaceTabs } from '../model/space-address'
import { $takenOut } from '../model/taken-out'
import { ListSkeleton } from './ListSkeleton'
import { messages } from './messages'
import styles from './Space.module.css'
import { useUnreadMentions } from './use-unread-mentions'

const WorkflowsTab = loadable(() => import('./WorkflowsTab')).component('WorkflowsTab')
const MentionsTab = loadable(() => import('./MentionsTab')).component('MentionsTab')
const FavouritesTab = loadable(() => import('./FavouritesTab')).component('FavouritesTab')

const names = {
  workflows: messages.workflows,
  drafts: messages.drafts,
  mentions: messages.mentions,
  favourites: messages.favourites,
  'assigned-tasks': messages.assignedTasks,
  'monitor-tasks': messages.monitorTasks,
}

export type MySpaceViewProps = {
  title: ReactNode
  /** The part in the address; of another name, or none, it leads to the first. */
  segment: string | undefined
  /** What the person has written and not published. */
  drafts: ReactNode
}

/** What waits for the person and what is theirs, in six parts; what they can do, they do in its row. */
export function MySpaceView({ segment, ...rest }: MySpaceViewProps) {
  const tab = spaceTabOf(segment)
  if (tab === null) return <Navigate replace to={paths.mySpaceTab('workflows')} />
  return <SpaceOf {...rest} tab={tab} />
}

function SpaceOf({ title, tab, drafts }: Omit<MySpaceViewProps, 'segment'> & { tab: SpaceTab }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data: counts } = useQuery(navigationQueries.counts())
  const { module: news } = feedNews.useModule()
  const numbers = useNumbers()
  return (
    <Page
      width="wide"
      title={title}
      lead={
        counts &&
        news && (
          <>
            <news.WaitingSummary {...counts} /> <NotPublished count={counts.waiting?.failedSchedule ?? 0} />
          </>
        )
      }
    >
      <Tabs
        label={formatMessage(messages.parts)}
        activation="manual"
        items={spaceTabs.map((value) => ({ value, label: formatMessage(names[value]), count: numbers[value] }))}
        value={tab}
        onValueChange={(value) => {
          if (value !== tab) void navigate(pathOf(value), { preventScrollReset: true })
        }}
      >
        <Suspense fallback={<ListSkeleton />}>{partOf(tab, drafts)}</Suspense>
      </Tabs>
    </Page>
  )
}

/** The way to the posts that could not go out at their time: they wait too, among the drafts. */
function NotPublished({ count }: { count: number }) {
  const { formatMessage } = useIntl()
  if (count === 0) return null
  return (
    <Link href={paths.mySpaceTab('drafts', { state: 'scheduled' })} className={styles.notPublished}>
      {formatMessage(messages.notPublished, { count })}
    </Link>
  )
}

function partOf(tab: SpaceTab, drafts: ReactNode): ReactNode {
  switch (tab) {
    case 'workflows':
      return <WorkflowsTab />
    case 'drafts':
      return drafts
    case 'mentions':
      return <MentionsTab />
    case 'favourites':
      return <FavouritesTab />
    case 'assigned-tasks':
      return <ScopedTasks key={tab} scope="assigned" />
    case 'monitor-tasks':
      return <ScopedTasks key={tab} scope="monitored" />
  }
}

/** The address of a part. */
function pathOf(tab: SpaceTab): string {
  if (tab === 'assigned-tasks') return paths.mySpaceAssigned()
  if (tab === 'monitor-tasks') return paths.mySpaceMonitored()
  return paths.mySpaceTab(tab)
}

/** How many things each part has to show, as the menu and the lists count them. */
function useNumbers(): Record<SpaceTab, number | undefined> {
  const { data: counts } = useQuery(navigationQueries.counts())
  const { data: kept } = useInfiniteQuery(spaceQueries.favourites({}))
  const taken = useUnit($takenOut)
  const waiting = counts?.waiting
  const total = kept?.pages.at(-1)?.totalCount
  return {
    workflows: waiting && waiting.decision + waiting.acknowledgement + waiting.invitation,
    drafts: counts?.drafts,
    mentions: useUnreadMentions(),
    favourites: total === undefined ? undefined : total - taken.size,
    'assigned-tasks': counts?.tasks,
    'monitor-tasks': useOpenTasks('monitored'),
  }
}
