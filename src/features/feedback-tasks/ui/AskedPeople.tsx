import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Link } from '@/design-system/Link'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Table, type TableColumn } from '@/design-system/Table'
import { TextField } from '@/design-system/TextField'
import { useIsSmall } from '@/design-system/tokens'
import { PersonLink } from '@/features/entity-links'
import { HandOn } from '@/features/hand-on'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useAddressState } from '@/shared/address-state'
import { useDayTime } from '@/shared/day-time'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { feedbackQueries } from '../api/feedback-queries'
import { messages } from '../messages'
import { cellsOfFeedback } from '../model/feedback-lines'
import { type FeedbackFilter, feedbackStates, filterOf, stateLooks, verdictInWords } from '../model/states'
import { AskedCards } from './AskedCards'
import { CloseButton, RemindButton } from './RequestActs'
import { StateChip } from './StateChip'
import styles from './Feedback.module.css'

type Task = Schemas['FeedbackTask']

/** As many pages as the most people of a request fill. */
const MOST_PAGES = 10

export type AskedPeopleProps = { postId: string; request: Schemas['FeedbackRequest'] }

/** The people of a request, counted and narrowed by how they stand. */
export function AskedPeople({ postId, request }: AskedPeopleProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const queryClient = useQueryClient()
  const isSmall = useIsSmall()
  const [address, change] = useAddressState('post-feedback')
  const { search } = address
  const state = filterOf(address.state)
  const shown = feedbackQueries.tasks(postId, request.id, state, search.trim())
  const list = useInfiniteQuery(shown)
  // Five columns are wider than a phone: there each row is a card.
  const People = isSmall ? AskedCards : PeopleTable
  const counts = list.data?.pages.at(-1)?.counts ?? request.counts
  async function cells() {
    const { pages } = await queryClient.fetchInfiniteQuery({ ...shown, pages: MOST_PAGES, staleTime: 0 })
    return cellsOfFeedback(
      pages.flatMap(({ tasks }) => tasks),
      { intl, exact },
    )
  }

  return (
    <Stack gap={4}>
      {!request.closed && counts && (
        <div className={styles.foot}>
          <RemindButton postId={postId} requestId={request.id} missing={counts.requested} />
          <CloseButton postId={postId} requestId={request.id} missing={counts.requested + counts.returned} />
        </div>
      )}
      <div className={styles.tools}>
        {counts && (
          <StateChoice
            state={state}
            counts={counts}
            onChange={(next) => change({ state: next === 'all' ? '' : next })}
          />
        )}
        <TextField
          type="search"
          label={formatMessage(messages.search)}
          value={search}
          onValueChange={(words) => change({ search: words }, { replace: true })}
        />
      </div>
      <QueryView
        query={list}
        skeleton={isSmall ? <Skeleton /> : <PeopleTable postId={postId} rows={[]} loading />}
        words={{ failed: messages.loadFailed }}
        empty={{
          when: ({ pages }) => pages.every(({ tasks }) => tasks.length === 0),
          title: formatMessage(messages.nobodyFound),
          action: (state !== 'all' || search !== '') && (
            <Button onClick={() => change({ state: '', search: '' })}>{formatMessage(messages.all)}</Button>
          ),
        }}
      >
        {({ pages }) => (
          <>
            <People postId={postId} rows={pages.flatMap(({ tasks }) => tasks)} />
            {list.hasNextPage && (
              <div>
                <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {formatMessage(list.isFetchNextPageError ? retryMessages.tryAgain : messages.more)}
                </Button>
              </div>
            )}
            <HandOn fileName={`feedback-${request.id}`} cells={cells} />
          </>
        )}
      </QueryView>
    </Stack>
  )
}

type StateChoiceProps = {
  state: FeedbackFilter
  counts: Schemas['FeedbackCounts']
  onChange: (state: FeedbackFilter) => void
}

function StateChoice({ state, counts, onChange }: StateChoiceProps) {
  const { formatMessage } = useIntl()
  const values = ['all', ...feedbackStates.filter((one) => one !== 'withdrawn' || counts.withdrawn > 0)] as const
  return (
    <SegmentedControl<FeedbackFilter>
      label={formatMessage(messages.show)}
      className={styles.filters}
      value={state}
      options={values.map((value) => ({
        value,
        label: formatMessage((value === 'all' ? undefined : stateLooks[value]?.label) ?? messages.all),
        count: counts[value],
      }))}
      onValueChange={onChange}
    />
  )
}

type PeopleTableProps = { postId: string; rows: readonly Task[]; loading?: boolean }

/** Who stands where since when, and the way to their answer. */
function PeopleTable({ postId, rows, loading = false }: PeopleTableProps) {
  const intl = useIntl()
  const { exact } = useDayTime()
  return (
    <Table
      caption={intl.formatMessage(messages.title)}
      captionHidden
      columns={columnsFor(postId, intl, exact)}
      rows={rows}
      getKey={({ id }) => id}
      labels={{ selectAll: '', selectRow: () => '', loading: intl.formatMessage(messages.loading) }}
      loading={loading}
    />
  )
}

function columnsFor(postId: string, intl: PortalIntl, exact: (date: Date) => string): TableColumn<Task>[] {
  const { formatMessage } = intl
  return [
    {
      id: 'person',
      header: formatMessage(messages.person),
      rowHeader: true,
      cell: ({ recipient }) => <PersonLink userId={recipient.id} name={recipient.fullName} />,
    },
    { id: 'state', header: formatMessage(messages.state), cell: ({ state }) => <StateChip state={state} /> },
    {
      id: 'verdict',
      header: formatMessage(messages.verdict),
      cell: ({ answer }) => (answer?.verdict ? verdictInWords(answer.verdict, formatMessage) : '–'),
    },
    {
      id: 'when',
      header: formatMessage(messages.when),
      cell: ({ state, changedAt }) => (state === 'requested' ? '–' : exact(new Date(changedAt))),
    },
    {
      id: 'answer',
      header: formatMessage(messages.answer),
      cell: ({ id, answer, recipient }) => (
        <Link variant="action" href={paths.postFeedbackRecipient(postId, { taskId: id })}>
          {formatMessage(answer ? messages.read : messages.openTask, { name: intl.formatName(recipient.fullName) })}
        </Link>
      ),
    },
  ]
}
