import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { DownloadIcon, Icon, PencilIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { Table, type TableColumn } from '@/design-system/Table'
import { TextField } from '@/design-system/TextField'
import { ConfirmDialog } from '@/features/confirm'
import { PersonLink } from '@/features/entity-links'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { dueInFull } from '@/features/tasks'
import { useDayTime } from '@/shared/day-time'
import { later } from '@/shared/delay'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { saveFile } from '@/shared/save-file'
import { closeRequest, failureOf, feedbackFile, remindAll } from '../api/feedback-calls'
import { feedbackQueries, renewFeedback } from '../api/feedback-queries'
import { messages } from '../messages'
import { type FeedbackState, feedbackStates, stateLooks, verdictInWords } from '../model/states'
import { StateChip } from './StateChip'
import styles from './Feedback.module.css'

const AskFeedbackDialog = loadable(() => import('./AskFeedbackDialog')).component('AskFeedbackDialog')
const ChangeRequestDialog = loadable(() => import('./ChangeRequestDialog')).component('ChangeRequestDialog')

type Request = Schemas['FeedbackRequest']
type Task = Schemas['FeedbackTask']

export type FeedbackViewProps = { postId: string }

/** What people were asked about a post and who has answered; request, filter and search stand in the address. */
export function FeedbackView({ postId }: FeedbackViewProps) {
  const { formatMessage } = useIntl()
  const [address] = useSearchParams()
  const [asking, setAsking] = useState(false)
  const post = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const { data, error, isFetching, refetch } = useQuery({
    ...feedbackQueries.requests(postId),
    throwOnError: concernsThePage,
  })
  const requests = data?.requests ?? []
  const shown = requests.find(({ id }) => id === address.get('requestId')) ?? requests[0]
  const ask = data?.canAsk && (
    <Button variant="primary" onClick={() => setAsking(true)}>
      {formatMessage(messages.ask)}
    </Button>
  )
  return (
    <Page
      width="wide"
      title={formatMessage(messages.title)}
      lead={
        post.data && (
          <Link href={paths.post(postId)} lang={post.data.language}>
            {post.data.title}
          </Link>
        )
      }
      actions={shown ? ask : undefined}
    >
      {error && !data ? (
        <LoadFailure title={formatMessage(messages.loadFailed)} error={error} busy={isFetching} onRetry={refetch} />
      ) : !data ? (
        <Skeleton />
      ) : shown ? (
        <Stack gap={5}>
          <RequestChoice postId={postId} title={post.data?.title} requests={requests} shown={shown} />
          {shown.canManage ? (
            <Answers key={shown.id} postId={postId} request={shown} />
          ) : (
            <ButtonLink href={paths.postFeedbackRecipient(postId, { taskId: shown.myTaskId ?? undefined })}>
              {formatMessage(messages.openYours)}
            </ButtonLink>
          )}
        </Stack>
      ) : (
        <EmptyState
          title={formatMessage(data.canAsk ? messages.empty : messages.notAsked)}
          description={data.canAsk ? formatMessage(messages.emptyText) : undefined}
          action={
            ask || (
              <Link variant="action" href={paths.post(postId)}>
                {formatMessage(messages.toPost)}
              </Link>
            )
          }
        />
      )}
      <Suspense>
        {asking && <AskFeedbackDialog postId={postId} title={post.data?.title} onClose={() => setAsking(false)} />}
      </Suspense>
    </Page>
  )
}

type RequestChoiceProps = { postId: string; title: string | undefined; requests: readonly Request[]; shown: Request }

/** What was asked, by whom and until when; of several requests one is chosen. */
function RequestChoice({ postId, title, requests, shown }: RequestChoiceProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  return (
    <Stack gap={3}>
      {requests.length > 1 && (
        <Select
          label={formatMessage(messages.request)}
          value={shown.id}
          options={requests.map(({ id, question }) => ({
            value: id,
            label: question.length > 80 ? `${question.slice(0, 79)}…` : question,
          }))}
          onValueChange={(requestId) =>
            void navigate(paths.postFeedback(postId, { requestId }), { replace: true, preventScrollReset: true })
          }
        />
      )}
      <p className={styles.question}>{shown.question}</p>
      <p className={styles.facts}>
        <span>
          {formatMessage(messages.askedBy, {
            name: intl.formatName(shown.createdBy.fullName),
            date: exact(new Date(shown.createdAt)),
          })}
        </span>
        {shown.expiration && <span>{formatMessage(messages.due, { date: dueInFull(shown, intl) })}</span>}
        {shown.closed && <StatusChip color="neutral">{formatMessage(messages.closed)}</StatusChip>}
      </p>
      {shown.canManage && !shown.closed && (
        <div>
          <Button size="sm" icon={<Icon of={PencilIcon} size="sm" />} onClick={() => setChanging(true)}>
            {formatMessage(messages.changeRequest)}
          </Button>
        </div>
      )}
      <Suspense>
        {changing && (
          <ChangeRequestDialog postId={postId} requestId={shown.id} title={title} onClose={() => setChanging(false)} />
        )}
      </Suspense>
    </Stack>
  )
}

/** The people of a request, counted and narrowed by how they stand. */
function Answers({ postId, request }: { postId: string; request: Request }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const state = feedbackStates.find((one) => one === address.get('state')) ?? null
  const search = address.get('search') ?? ''
  const [words, setWords] = useState(search)
  const change = (next: { state?: string | undefined; search?: string | undefined }) =>
    void navigate(
      paths.postFeedback(postId, {
        requestId: address.get('requestId') ?? undefined,
        state: state ?? undefined,
        search: search || undefined,
        ...next,
      }),
      { replace: true, preventScrollReset: true },
    )
  useEffect(() => {
    const typed = words.trim()
    return typed === search ? undefined : later(() => change({ search: typed || undefined }), 200)
  })
  const list = useInfiniteQuery(feedbackQueries.tasks(postId, request.id, state, search))
  const rows = list.data?.pages.flatMap(({ tasks }) => tasks) ?? []
  const counts = list.data?.pages.at(-1)?.counts ?? request.counts
  const filters = ['all', ...feedbackStates.filter((one) => one !== 'withdrawn' || counts?.withdrawn)] as const
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3}>
        {!request.closed && counts && (
          <>
            <RemindButton postId={postId} requestId={request.id} missing={counts.requested} />
            <CloseButton postId={postId} requestId={request.id} missing={counts.requested + counts.returned} />
          </>
        )}
        <DownloadButton postId={postId} requestId={request.id} state={state} search={search} />
      </Stack>
      <div className={styles.tools}>
        <SegmentedControl<FeedbackState | 'all'>
          label={formatMessage(messages.show)}
          className={styles.filters}
          value={state ?? 'all'}
          options={filters.map((value) => ({
            value,
            label: formatMessage(value === 'all' ? messages.all : (stateLooks[value]?.label ?? messages.all)),
            count: counts?.[value],
          }))}
          onValueChange={(value) => change({ state: value === 'all' ? undefined : value })}
        />
        <TextField type="search" label={formatMessage(messages.search)} value={words} onValueChange={setWords} />
      </div>
      <Table
        caption={formatMessage(messages.title)}
        captionHidden
        columns={columnsFor(postId, intl, exact)}
        rows={rows}
        getKey={({ id }) => id}
        labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
        loading={list.isPending}
        empty={<EmptyState title={formatMessage(messages.nobodyFound)} />}
        error={
          list.error && (
            <LoadFailure
              title={formatMessage(messages.loadFailed)}
              error={list.error}
              busy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )
        }
      />
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {formatMessage(messages.more)}
          </Button>
        </div>
      )}
    </Stack>
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

type OfRequest = { postId: string; requestId: string }

/** Everyone whom filter and search leave, for a spreadsheet. */
function DownloadButton({
  postId,
  requestId,
  state,
  search,
}: OfRequest & { state: FeedbackState | null; search: string }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const download = useMutation({
    mutationFn: () => feedbackFile(postId, requestId, state, search),
    onSuccess: (file) => saveFile(`feedback-${postId}.csv`, file),
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })
  return (
    <Button icon={<Icon of={DownloadIcon} size="sm" />} busy={download.isPending} onClick={() => download.mutate()}>
      {formatMessage(messages.csv)}
    </Button>
  )
}

/** Reminds those who have not answered, once in a day. */
function RemindButton({ postId, requestId, missing }: OfRequest & { missing: number }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const remind = useMutation({
    mutationFn: () => remindAll(postId, requestId),
    onSuccess: ({ count }) => tip({ severity: 'success', title: messages.reminded, translateParams: { count } }),
    onError: (error) => tip({ severity: 'info', title: failureOf(error) }),
    onSettled: () => renewFeedback(queryClient, postId),
  })
  if (missing === 0) return null
  return (
    <Button busy={remind.isPending} onClick={() => remind.mutate()}>
      {formatMessage(messages.remind, { count: missing })}
    </Button>
  )
}

/** Closes a request after a question, as it cannot be opened again. */
function CloseButton({ postId, requestId, missing }: OfRequest & { missing: number }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [open, setOpen] = useState(false)
  const close = useMutation({
    mutationFn: () => closeRequest(postId, requestId),
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
    onSettled: () => {
      setOpen(false)
      renewFeedback(queryClient, postId)
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{formatMessage(messages.closeRequest)}</Button>
      {open && (
        <ConfirmDialog
          title={formatMessage(messages.closeTitle)}
          description={formatMessage(messages.closeText, { count: missing })}
          confirmLabel={formatMessage(messages.closeRequest)}
          cancelLabel={formatMessage(messages.cancel)}
          busy={close.isPending}
          onConfirm={() => close.mutate()}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}
