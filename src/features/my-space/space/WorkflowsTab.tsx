import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { navigationQueries } from '@/features/navigation'
import { QueryView } from '@/features/query-view'
import { StateChip, TimeInState, TransitionButton, WaitingFor } from '@/features/workflow'
import { workflowListQueries } from '@/features/workflow-list'
import { type AddressState, useAddressState } from '@/shared/address-state'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import type { waitingKinds } from '../api/my-space-queries'
import { spaceQueries } from '../api/space-queries'
import { ageOf, type Aged, byAge } from '../model/age'
import { $heldAnswers, heldOf } from '../model/held-answers'
import { type SteadyRows, useSteadyRows } from '../rail/use-steady-rows'
import { useWaitingWords } from '../rail/use-waiting-words'
import { WaitingAct } from '../rail/WaitingAct'
import type { Decided } from '../rail/WaitingActions'
import { ListSkeleton } from './ListSkeleton'
import { messages } from './messages'
import { RowMenu } from './RowMenu'
import { ShowMore } from './ShowMore'
import styles from './Space.module.css'

type Item = Schemas['WaitingItem']
type Show = AddressState<'my-space-tab'>['show']

const shows = ['decide', 'acknowledge', 'answer', 'mine'] as const satisfies readonly Show[]

/** What is listed, by the choice above the list; `mine` has a list of its own. */
const kinds = {
  decide: 'decision',
  acknowledge: 'acknowledgement',
  answer: 'invitation',
} as const satisfies Partial<Record<Show, (typeof waitingKinds)[number]>>

const nothing = {
  decide: messages.nothingToDecide,
  acknowledge: messages.nothingToAcknowledge,
  answer: messages.nothingToAnswer,
}

/** What waits for the person's word, each thing to be done in its row, and what they have started themselves. */
export function WorkflowsTab() {
  const { formatMessage } = useIntl()
  const [{ show }, change] = useAddressState('my-space-tab')
  const { data: counts } = useQuery(navigationQueries.counts())
  const waiting = counts?.waiting
  const numbers = {
    decide: waiting?.decision,
    acknowledge: waiting?.acknowledgement,
    answer: waiting?.invitation,
    mine: undefined,
  }
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={formatMessage(messages.showLabel)}
        value={show}
        options={shows.map((value) => ({ value, label: formatMessage(messages[value]), count: numbers[value] }))}
        onValueChange={(value) => change({ show: value })}
      />
      {show === 'mine' ? <MyPosts /> : <WaitingList key={show} show={show} />}
    </Stack>
  )
}

function WaitingList({ show }: { show: keyof typeof kinds }) {
  const list = useInfiniteQuery(spaceQueries.waiting(kinds[show]))
  const answers = useUnit($heldAnswers)
  const heldFor = ({ kind, post }: Item) =>
    kind === 'acknowledgement' || kind === 'invitation' ? heldOf(answers, { postId: post.id, kind }) : undefined
  const steady = useSteadyRows<Item, Decided>(
    list.data?.pages.flatMap(({ items }) => items),
    Infinity,
    (item) => heldFor(item) !== undefined,
  )
  const { formatMessage } = useIntl()
  return (
    <QueryView query={list} skeleton={<ListSkeleton />} words={{ failed: messages.failed }}>
      {() =>
        steady.rows.length === 0 ? (
          <EmptyState
            level={2}
            title={formatMessage(nothing[show])}
            description={formatMessage(messages.nothingText)}
          />
        ) : (
          <>
            <div {...steady.holders} className={styles.groups}>
              <Groups rows={steady.rows} aged={(item) => item}>
                {(item) => <WaitingCard key={item.id} item={item} steady={steady} held={heldFor(item)} />}
              </Groups>
            </div>
            <ShowMore list={list} />
          </>
        )
      }
    </QueryView>
  )
}

type GroupsProps<Row> = { rows: readonly Row[]; aged: (row: Row) => Aged; children: (row: Row) => ReactNode }

/** Rows below what says how pressing they are, or for how long they wait. */
function Groups<Row>({ rows, aged, children }: GroupsProps<Row>) {
  const { formatMessage, timeZone } = useIntl()
  const now = useNow()
  return byAge(rows, (row) => ageOf(aged(row), now, timeZone)).map(({ age, rows: group }) => (
    <Stack key={age} as="section" gap={2} aria-label={formatMessage(messages[age])}>
      <Heading level={2} size="label">
        {formatMessage(messages[age])}
      </Heading>
      <ul className={styles.list}>{group.map(children)}</ul>
    </Stack>
  ))
}

type WaitingCardProps = { item: Item; steady: SteadyRows<Item, Decided>; held: ReturnType<typeof heldOf> }

function WaitingCard({ item, steady, held }: WaitingCardProps) {
  const words = useWaitingWords()
  const { title, post, overdue, decision } = item
  const isDone = held !== undefined || steady.finishedOf(item.id) !== undefined
  const asks = useAsks(item)
  return (
    <Card as="li" className={styles.row} data-done={isDone || undefined}>
      <PostHead post={post} state={isDone ? undefined : decision?.state} title={title} />
      <WaitingAct item={item} steady={steady} held={held} more={<RowMenu post={post} title={title} />}>
        <Text size="sm" tone={overdue ? 'error' : 'muted'}>
          {asks ?? words(item)}
        </Text>
      </WaitingAct>
    </Card>
  )
}

/** Who asks for a decision, and since when; undefined of other things. */
function useAsks({ kind, from, since }: Item): string | undefined {
  const { formatMessage, formatName } = useIntl()
  const { timeOfDay, dayInShort, isSameDay } = useDayTime()
  const now = useNow()
  if (kind !== 'decision' || !from) return undefined
  const begun = new Date(since)
  const time = isSameDay(begun, now) ? timeOfDay(begun) : dayInShort(begun, now)
  return formatMessage(messages.asksSince, { name: formatName(from.fullName), time })
}

type PostHeadProps = {
  post: Schemas['PostRef']
  title: string
  state: Schemas['WorkflowState'] | undefined
}

function PostHead({ post, title, state }: PostHeadProps) {
  const { formatName } = useIntl()
  const { community } = post
  return (
    <>
      <div className={styles.place}>
        <Avatar name={community.name} hue={community.color} size={24} />
        <Text as="span" size="sm" tone="muted">
          {formatName(community.name)}
        </Text>
        {state && <StateChip state={state} />}
      </div>
      <p lang={post.language} className={styles.title}>
        <Link variant="quiet" href={paths.post(post.id)}>
          {formatName(title)}
        </Link>
      </p>
    </>
  )
}

/** Posts in a workflow that the person has written, wherever they stand. */
function MyPosts() {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery(workflowListQueries.posts({ scope: 'authored' }))
  return (
    <QueryView
      query={list}
      skeleton={<ListSkeleton />}
      words={{ failed: messages.failed }}
      empty={{
        when: ({ pages }) => pages[0]?.totalCount === 0,
        title: formatMessage(messages.nothingStarted),
        description: formatMessage(messages.nothingStartedText),
      }}
    >
      {({ pages }) => (
        <>
          <div className={styles.groups}>
            <Groups
              rows={pages.flatMap(({ posts }) => posts)}
              aged={({ inWorkflow }) => ({ since: inWorkflow.since, overdue: inWorkflow.overTarget })}
            >
              {(entry) => <MyPost key={entry.post.id} entry={entry} />}
            </Groups>
          </div>
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}

function MyPost({ entry }: { entry: Schemas['WorkflowPost'] }) {
  const { post, state, inWorkflow, targetHours, waitingFor, transitions } = entry
  return (
    <Card as="li" className={styles.row}>
      <PostHead post={post} title={post.title} state={state} />
      <div className={styles.facts}>
        <TimeInState {...inWorkflow} targetHours={targetHours} />
        <WaitingFor waitingForMe={inWorkflow.waitingForMe} waitingFor={waitingFor} />
      </div>
      <div className={styles.buttons}>
        {transitions.map((transition) => (
          <TransitionButton
            key={transition.id}
            postId={post.id}
            title={post.title}
            occToken={inWorkflow.occToken}
            transition={transition}
          />
        ))}
        <RowMenu post={post} title={post.title} />
      </div>
    </Card>
  )
}
