import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Schemas } from '@/api'
import { FileCheckIcon, CalendarIcon, CircleAlertIcon, Icon, ListChecksIcon, WorkflowIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { postMessages } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries, type WaitingKind } from '../api/my-space-queries'
import { DoneLine } from './DoneLine'
import styles from './Rail.module.css'
import { RailCard } from './RailCard'
import { type SteadyRows, useSteadyRows } from './use-steady-rows'
import { useWaitingWords } from './use-waiting-words'
import { type Done, WaitingActions } from './WaitingActions'

type Item = Schemas['WaitingItem']

/** All but tasks, which have a card of their own. */
const kinds: readonly WaitingKind[] = ['decision', 'acknowledgement', 'answer', 'invitation', 'failed-schedule']

const MOST = 4

const glyphs = new Map([
  ['decision', WorkflowIcon],
  ['acknowledgement', FileCheckIcon],
  ['answer', ListChecksIcon],
  ['invitation', CalendarIcon],
  ['failed-schedule', CircleAlertIcon],
])

/** The most pressing things that wait, each to be done in its row. */
export function ForYouCard() {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLUListElement>(null)
  const list = useInfiniteQuery(mySpaceQueries.waiting(kinds, 10))
  const { data: counts } = useQuery(mySpaceQueries.counts())
  const items = list.data?.pages.flatMap((page) => page.items)
  const steady = useSteadyRows<Item, Done>(items, MOST, place)
  return (
    <RailCard
      title={formatMessage(postMessages.forYou)}
      all={counts && { count: counts.mySpace, href: paths.mySpace() }}
      rows={list.data && steady.rows}
      failed={list.isError}
      onRetry={() => void list.refetch()}
    >
      <ul ref={place} tabIndex={-1} className={styles.rows} {...steady.holders}>
        {steady.rows.map((item) => (
          <WaitingRow key={item.id} item={item} steady={steady} />
        ))}
      </ul>
    </RailCard>
  )
}

function WaitingRow({ item, steady }: { item: Item; steady: SteadyRows<Item, Done> }) {
  const words = useWaitingWords('short')
  const { id, kind, title, post, overdue } = item
  const done = steady.doneOf(id)
  return (
    <li className={styles.row}>
      <Icon of={glyphs.get(kind) ?? WorkflowIcon} />
      <div className={styles.words}>
        <p lang={post?.language} className={styles.title}>
          {post ? (
            <Link variant="quiet" href={kind === 'failed-schedule' ? paths.postEdit(post.id) : paths.post(post.id)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <div className={styles.act}>
          {done ? (
            <div role="status">
              <DoneLine item={item} done={done} onUndone={() => steady.resume(id)} />
            </div>
          ) : (
            <>
              <Text size="sm" tone={overdue ? 'error' : 'muted'}>
                {words(item)}
              </Text>
              <div className={styles.buttons}>
                <WaitingActions item={item} onDone={(what) => steady.finish(id, what)} />
              </div>
            </>
          )}
        </div>
      </div>
    </li>
  )
}
