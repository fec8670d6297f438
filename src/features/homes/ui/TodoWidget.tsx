import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import {
  CalendarIcon,
  CircleAlertIcon,
  FileCheckIcon,
  Icon,
  SquareCheckBigIcon,
  WorkflowIcon,
} from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { waitingParts, type WaitingParts } from '@/features/my-space'
import { dueInShort } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { useNear } from './use-near'
import styles from './Widget.module.css'
import { WidgetFrame } from './WidgetFrame'

type Item = Schemas['WaitingItem']

const glyphs = new Map([
  ['decision', WorkflowIcon],
  ['acknowledgement', FileCheckIcon],
  ['invitation', CalendarIcon],
  ['task', SquareCheckBigIcon],
  ['failed-schedule', CircleAlertIcon],
])

/** What waits for the person, most pressing first: the same lists and numbers as in My space. */
export function TodoWidget({ widget }: { widget: Schemas['Widget'] }) {
  const { module: parts, failed } = waitingParts.useModule(true)
  if (parts) return <TodoList widget={widget} parts={parts} />
  return <WidgetFrame widget={widget} failed={failed} onRetry={() => void waitingParts.load()} />
}

function TodoList({ widget, parts }: { widget: Schemas['Widget']; parts: WaitingParts }) {
  const { mySpaceQueries, waitingKinds } = parts
  const { formatMessage } = useIntl()
  const [ref, near] = useNear()
  const { kinds, count = 3 } = widget.settings
  const wanted = waitingKinds.filter((kind) => kinds === undefined || kinds.includes(kind))
  const list = useInfiniteQuery({ ...mySpaceQueries.waiting(wanted, 10), enabled: near })
  const { data: counts } = useQuery({ ...mySpaceQueries.counts(), enabled: near })
  const items = list.data?.pages.flatMap((page) => page.items).slice(0, count)
  return (
    <WidgetFrame
      ref={ref}
      widget={widget}
      all={counts && { words: formatMessage(messages.allOf, { count: counts.mySpace }), href: paths.mySpace() }}
      failed={list.isError && !items && !list.isFetching}
      busy={list.isFetching}
      empty={items?.length === 0}
      onRetry={() => void list.refetch()}
    >
      {items && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <TodoRow key={item.id} item={item} useWaitingWords={parts.useWaitingWords} />
          ))}
        </ul>
      )}
    </WidgetFrame>
  )
}

type TodoRowProps = Pick<WaitingParts, 'useWaitingWords'> & { item: Item }

function TodoRow({ item, useWaitingWords }: TodoRowProps) {
  const intl = useIntl()
  const words = useWaitingWords('short')
  const now = useNow().getTime()
  const { kind, title, post, overdue, task } = item
  return (
    <li className={styles.row}>
      <Icon of={glyphs.get(kind) ?? WorkflowIcon} />
      <div className={styles.words}>
        <p lang={post?.language} className={styles.title}>
          <Link variant="quiet" href={addressOf(item)}>
            {title}
          </Link>
        </p>
        <Text size="sm" tone={overdue ? 'error' : 'muted'}>
          {task ? dueInShort(task, now, intl) || intl.formatMessage(messages.task) : words(item)}
        </Text>
      </div>
    </li>
  )
}

/** Where a thing is done. */
function addressOf({ kind, post, task }: Item): string {
  if (task) return paths.tasks({ taskId: task.id })
  if (!post) return paths.mySpace()
  return kind === 'failed-schedule' ? paths.postEdit(post.id) : paths.post(post.id)
}
