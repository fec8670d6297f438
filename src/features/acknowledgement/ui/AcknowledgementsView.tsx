import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { concernsThePage, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { DownloadIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { Table, type TableColumn } from '@/design-system/Table'
import { TextField } from '@/design-system/TextField'
import { ConfirmDialog } from '@/features/confirm'
import { PersonLink } from '@/features/entity-links'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { later } from '@/shared/delay'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { saveFile } from '@/shared/save-file'
import {
  acknowledgementQueries,
  acknowledgementsFile,
  remindAll,
  type Standing,
  standings,
} from '../api/acknowledgement-calls'
import { messages } from '../messages'
import { daysUntil } from '../model/standing'
import styles from './Acknowledgement.module.css'

type Row = Schemas['Acknowledgement']
type Filter = Standing | 'all'

const filterLabels = {
  all: messages.all,
  acknowledged: messages.stateDone,
  pending: messages.pending,
  outdated: messages.stateOutdated,
  overdue: messages.overdue,
}

export type AcknowledgementsViewProps = { postId: string }

/** Who has acknowledged a post and who has not; the filter stands in the address. */
export function AcknowledgementsView({ postId }: AcknowledgementsViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const state = standings.find((one) => one === address.get('state')) ?? null
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => later(() => setSearch(words.trim()), 200), [words])
  const post = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const list = useInfiniteQuery(acknowledgementQueries.list(postId, state, search))
  const rows = list.data?.pages.flatMap(({ acknowledgements }) => acknowledgements) ?? []
  const counts = list.data?.pages.at(-1)?.counts ?? post.data?.acknowledgement?.counts
  const columns = columnsFor(intl, new Date())
  const numbers = { ...counts, all: counts?.required }

  if (isApiError(list.error) && list.error.kind === 'forbidden') {
    return (
      <Page>
        <ErrorState
          level={1}
          title={formatMessage(messages.listForbidden)}
          description={formatMessage(messages.listForbiddenText)}
          action={
            <Link variant="action" href={paths.post(postId)}>
              {formatMessage(messages.back)}
            </Link>
          }
        />
      </Page>
    )
  }
  return (
    <Page
      width="wide"
      title={formatMessage(messages.listTitle)}
      lead={post.data && <span lang={post.data.language}>{post.data.title}</span>}
      actions={
        counts && (
          <>
            <DownloadButton postId={postId} state={state} search={search} />
            <RemindButton postId={postId} missing={counts.pending + counts.outdated} />
          </>
        )
      }
    >
      <Stack gap={4}>
        <Link variant="action" href={paths.post(postId)}>
          {formatMessage(messages.back)}
        </Link>
        <div className={styles.tools}>
          <SegmentedControl<Filter>
            label={formatMessage(messages.show)}
            className={styles.filters}
            value={state ?? 'all'}
            options={(['all', 'acknowledged', 'pending', 'outdated', 'overdue'] as const).map((value) => ({
              value,
              label: formatMessage(filterLabels[value]),
              count: numbers[value],
            }))}
            onValueChange={(value) =>
              void navigate(paths.postAcknowledgements(postId, value === 'all' ? {} : { state: value }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          <TextField type="search" label={formatMessage(messages.search)} value={words} onValueChange={setWords} />
        </div>
        <Table
          caption={formatMessage(messages.listTitle)}
          captionHidden
          columns={columns}
          rows={rows}
          getKey={({ user }) => user.id}
          labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
          loading={list.isPending}
          empty={<EmptyState title={formatMessage(messages.listEmpty)} />}
          error={
            list.error && (
              <LoadFailure
                title={formatMessage(messages.listFailed)}
                error={list.error}
                busy={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )
          }
        />
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {formatMessage(messages.more)}
          </Button>
        )}
      </Stack>
    </Page>
  )
}

/** Everyone whom filter and search leave, for a spreadsheet. */
function DownloadButton({ postId, state, search }: { postId: string; state: Standing | null; search: string }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const download = useMutation({
    mutationFn: () => acknowledgementsFile(postId, state, search),
    onSuccess: (file) => saveFile(`acknowledgements-${postId}.csv`, file),
    onError: () => tip({ severity: 'error', title: messages.csvFailed }),
  })
  return (
    <Button icon={<Icon of={DownloadIcon} size="sm" />} busy={download.isPending} onClick={() => download.mutate()}>
      {formatMessage(messages.csv)}
    </Button>
  )
}

/** Reminds everybody who is missing, after a question: what was sent cannot be taken back. */
function RemindButton({ postId, missing }: { postId: string; missing: number }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const remind = useMutation({
    mutationFn: () => remindAll(postId),
    onSuccess: ({ count }) => tip({ severity: 'success', title: messages.remindersSent, translateParams: { count } }),
    onError: (error) => {
      const early = isApiError(error) && error.code === 'reminder-too-early'
      tip({ severity: early ? 'info' : 'error', title: early ? messages.remindEarly : messages.remindFailed })
    },
    onSettled: () => {
      setAsking(false)
      void queryClient.invalidateQueries({ queryKey: acknowledgementQueries.all(postId) })
    },
  })
  if (missing === 0) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.remind, { count: missing })}</Button>
      {asking && (
        <ConfirmDialog
          title={formatMessage(messages.remindTitle, { count: missing })}
          description={formatMessage(messages.remindText)}
          confirmLabel={formatMessage(messages.remind, { count: missing })}
          cancelLabel={formatMessage(messages.cancel)}
          busy={remind.isPending}
          onConfirm={() => remind.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

function columnsFor(intl: PortalIntl, now: Date): TableColumn<Row>[] {
  const { formatMessage } = intl
  return [
    {
      id: 'person',
      header: formatMessage(messages.person),
      rowHeader: true,
      cell: ({ user }) => <PersonLink userId={user.id} name={user.fullName} />,
    },
    { id: 'state', header: formatMessage(messages.state), cell: (row) => stateOf(row, intl, now) },
    {
      id: 'version',
      header: formatMessage(messages.version),
      align: 'end',
      cell: ({ revision }) => (revision === null ? '–' : intl.formatNumber(revision)),
    },
    {
      id: 'when',
      header: formatMessage(messages.when),
      cell: ({ acknowledgedAt }) => (acknowledgedAt === null ? '–' : intl.formatDate(acknowledgedAt)),
    },
    {
      id: 'reminded',
      header: formatMessage(messages.reminded),
      cell: ({ remindedAt }) => (remindedAt === null ? '–' : intl.formatDate(remindedAt)),
    },
  ]
}

function stateOf({ state, dueDate }: Row, { formatMessage, timeZone }: PortalIntl, now: Date) {
  const overdue = state !== 'acknowledged' && dueDate !== null && daysUntil(dueDate, now, timeZone) < 0
  if (overdue) return <StatusChip color="error">{formatMessage(messages.overdue)}</StatusChip>
  if (state === 'acknowledged') return <StatusChip color="success">{formatMessage(messages.stateDone)}</StatusChip>
  if (state === 'outdated') return <StatusChip color="warn">{formatMessage(messages.stateOutdated)}</StatusChip>
  return <StatusChip color="neutral">{formatMessage(messages.pending)}</StatusChip>
}
