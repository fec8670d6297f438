import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { CircleCheckIcon, Icon, MessageSquareIcon, MinusIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { navigationQueries } from '@/features/navigation'
import {
  $deletedTasks,
  dueGroupOf,
  dueInShort,
  dueTone,
  taskQueries,
  usePostponed,
  useRenewWhenDue,
  useTaskAct,
} from '@/features/tasks'
import { RailCard } from '@/features/rail-card'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { DoneLine } from './DoneLine'
import { messages } from './messages'
import styles from './Rail.module.css'
import { type SteadyRows, useSteadyRows } from './use-steady-rows'

type Task = Schemas['TaskSummary']

const MOST = 3

/** The first tasks by when they are due, each to be ticked here. */
export function TasksDueCard() {
  const { formatMessage, timeZone } = useIntl()
  const query = useInfiniteQuery(taskQueries.list({ scope: 'assigned' }, timeZone))
  const { data: counts } = useQuery(navigationQueries.counts())
  useRenewWhenDue(query.data?.pages)
  const tasks = query.data?.pages.flatMap((page) => page.tasks)
  const deleted = useUnit($deletedTasks)
  const due = tasks?.filter(({ id, expiration }) => expiration !== null && !deleted.has(id))
  const steady = useSteadyRows<Task, true>(due, MOST)
  return (
    <RailCard
      title={formatMessage(messages.tasksDue)}
      query={query}
      all={counts && { count: counts.tasks, href: paths.tasks() }}
      empty={steady.rows.length === 0}
      expected={{ rows: Math.min(counts?.tasks ?? MOST, MOST), height: 'short' }}
    >
      <ul className={styles.rows} {...steady.holders}>
        {steady.rows.map((task) => (
          <DueRow key={task.id} task={task} steady={steady} gone={!query.isFetching && !steady.isListed(task.id)} />
        ))}
      </ul>
    </RailCard>
  )
}

type DueRowProps = {
  task: Task
  steady: SteadyRows<Task, true>
  /** It was closed or given to somebody else meanwhile, and stands here only as long as nothing may move. */
  gone: boolean
}

function DueRow({ task, steady, gone }: DueRowProps) {
  const intl = useIntl()
  const { formatMessage, formatName } = intl
  const now = useNow().getTime()
  const { id, kind, title, post, canMove } = task
  const { mutate, isPending } = useTaskAct(id, { quiet: true })
  const { waiting, giveUp } = usePostponed(id)
  const finished = steady.finishedOf(id)
  const overdue = dueTone(dueGroupOf(task, now, intl.timeZone)) === 'overdue'

  const reopen = () => mutate('reopen', { onSuccess: () => steady.resume(id) })
  function tick() {
    if (waiting) giveUp()
    else if (isPending) return
    else if (finished) reopen()
    else mutate('close', { onSuccess: () => steady.finish(id, true) })
  }

  return (
    <li className={styles.row} data-done={finished ? '' : undefined}>
      {canMove && (finished || !gone) ? (
        <Checkbox
          label={<VisuallyHidden>{formatMessage(messages.closeTask, { title: formatName(title) })}</VisuallyHidden>}
          checked={(finished !== undefined) !== (isPending || waiting)}
          // Not disabled while it is sent: the focus would go.
          aria-disabled={isPending || undefined}
          className={styles.tick}
          onCheckedChange={tick}
        />
      ) : (
        <span className={styles.tick}>
          <Icon of={kind === 'feedback' ? MessageSquareIcon : canMove ? CircleCheckIcon : MinusIcon} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>
          <Link
            variant="quiet"
            href={
              kind === 'feedback' ? paths.postFeedbackRecipient(post.id, { taskId: id }) : paths.tasks({ taskId: id })
            }
          >
            {formatName(title)}
          </Link>
        </p>
        {finished ? (
          <DoneLine onUndo={finished.undoable ? reopen : undefined}>{formatMessage(messages.taskClosed)}</DoneLine>
        ) : (
          <Text size="sm" tone={overdue ? 'error' : 'muted'}>
            {waiting
              ? formatMessage(messages.waitsForNetwork)
              : overdue
                ? formatMessage(messages.overdueSince, { day: dueInShort(task, now, intl) })
                : dueInShort(task, now, intl)}
          </Text>
        )}
      </div>
    </li>
  )
}
