import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { StateChip, WorkflowPostList, workflowQueries } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import { kindsOf, type Show, showOf, shows } from '../model/address'
import { groupOf, groups } from '../model/groups'
import { DoneLine } from './DoneLine'
import { ListStates } from './ListStates'
import styles from './MySpace.module.css'
import { type SteadyRows, useSteadyRows } from './use-steady-rows'
import { useWaitingWords } from './use-waiting-words'
import { type Done, WaitingActions } from './WaitingActions'

type Item = Schemas['WaitingItem']

/** What waits for a decision, an acknowledgement or an answer, and what the person started; each is done in its row. */
export function WaitingTab() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const { data } = useQuery(mySpaceQueries.counts())
  const show = showOf(address)
  const waiting = data?.waiting
  const counts: Record<Show, number | undefined> = {
    decide: waiting?.decision,
    acknowledge: waiting?.acknowledgement,
    answer: waiting && waiting.answer + waiting.invitation,
    mine: undefined,
  }
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={formatMessage(messages.show)}
        value={show}
        options={shows.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          count: counts[value] || undefined,
        }))}
        onValueChange={(value) => setAddress(value === 'decide' ? {} : { show: value }, { replace: true })}
      />
      {show === 'mine' ? <OwnPosts /> : <WaitingList key={show} show={show} />}
    </Stack>
  )
}

function OwnPosts() {
  const list = useInfiniteQuery(workflowQueries.posts({ scope: 'authored' }))
  return <WorkflowPostList list={list} tab="authored" listKey="mine" canMoveMany={false} onClear={undefined} />
}

function WaitingList({ show }: { show: Exclude<Show, 'mine'> }) {
  const { formatMessage, timeZone } = useIntl()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const list = useInfiniteQuery(mySpaceQueries.waiting(kindsOf[show]))
  const items = list.data?.pages.flatMap((page) => page.items)
  const steady = useSteadyRows<Item, Done>(items, Infinity, place)
  return (
    <ListStates
      list={list}
      entries={list.data && steady.rows}
      empty={
        <EmptyState
          title={formatMessage(messages.nothingWaits)}
          description={formatMessage(messages.nothingWaitsText)}
          action={<ButtonLink href={paths.dashboard()}>{formatMessage(messages.backToDashboard)}</ButtonLink>}
        />
      }
    >
      <div ref={place} tabIndex={-1} className={styles.groups} {...steady.holders}>
        {groups.map((group) => {
          const own = steady.rows.filter((item) => groupOf(item, now, timeZone) === group)
          return (
            own.length > 0 && (
              <section key={group} aria-label={formatMessage(messages[group])} className={styles.group}>
                <Heading level={2} size="label" data-group={group} className={styles.heading}>
                  {formatMessage(messages[group])}
                </Heading>
                <ul className={styles.cards}>
                  {own.map((item) => (
                    <WaitingCard key={item.id} item={item} steady={steady} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </ListStates>
  )
}

function WaitingCard({ item, steady }: { item: Item; steady: SteadyRows<Item, Done> }) {
  const words = useWaitingWords('full')
  const { id, post, title, overdue, workflow } = item
  const done = steady.doneOf(id)
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.top}>
        {post && (
          <span className={styles.place}>
            <span aria-hidden="true" data-hue={post.community.color} className={styles.swatch} />
            <span>{post.community.name}</span>
          </span>
        )}
        {workflow && <StateChip state={workflow.state} />}
      </div>
      <div>
        <Heading level={3} size="title" lang={post?.language}>
          {post ? (
            <Link variant="quiet" href={paths.post(post.id)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <Text tone={overdue ? 'error' : 'muted'}>{words(item)}</Text>
      </div>
      <div role={done ? 'status' : undefined} className={styles.actions}>
        {done ? (
          <DoneLine item={item} done={done} onUndone={() => steady.resume(id)} />
        ) : (
          <WaitingActions item={item} onDone={(what) => steady.finish(id, what)} />
        )}
      </div>
    </Card>
  )
}
