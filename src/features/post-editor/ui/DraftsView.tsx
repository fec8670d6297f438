import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { LoadFailure } from '@/features/load-failure'
import { communityQueries } from '@/features/navigation'
import { focusHeading } from '@/shared/focus-heading'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { discardDraft, draftKeys, draftQueries, publishPost, unschedulePost } from '../api/draft-calls'
import { messages } from '../messages'
import styles from './DraftsView.module.css'

type Summary = Schemas['DraftSummary']

/** What the list can be narrowed to, by the address. */
const states = ['draft', 'edit', 'scheduled'] as const
type DraftChoice = (typeof states)[number] | ''

const stateWordsOf = {
  '': messages.draftsAll,
  draft: messages.draftsNew,
  edit: messages.stateEdit,
  scheduled: messages.draftsScheduled,
}

/** How long a discarded draft can be brought back, in milliseconds. */
const UNDO = 5_000

/** The clock of this device may differ from the server's: a scheduled post is looked for at least this often. */
const LONGEST_WAIT = 60_000

/** What the person has written and not published, as a tab of My Space: failed schedules first, then by change. */
export function DraftsView() {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data, error, isFetching, refetch } = useQuery({
    ...draftQueries.list(),
    refetchInterval: ({ state }) => untilNext(state.data?.drafts ?? []),
  })
  const { hidden, discard } = useDiscard()
  const [state, show] = useDraftState()
  const all = data?.drafts.filter(({ id }) => !hidden.has(id))
  const drafts = all?.filter((draft) => state === '' || draft.state === state)
  // A draft that is about to be discarded is counted no more, though the server still has it.
  const gone = data?.drafts.filter(({ id }) => hidden.has(id)) ?? []
  const counts = data && countsWithout(data.counts, gone)
  const total = counts ? counts.draft + counts.edit + counts.scheduled : 0
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <SegmentedControl
          label={formatMessage(messages.draftStates)}
          value={state}
          options={(['', ...states] as const).map((value) => ({
            value,
            label: formatMessage(stateWordsOf[value]),
            ...(counts && { count: value === '' ? total : counts[value] }),
          }))}
          onValueChange={show}
        />
        <ButtonLink variant="primary" href={paths.postCreate()} icon={<Icon of={PlusIcon} />}>
          {formatMessage(messages.newPost)}
        </ButtonLink>
      </div>
      {!drafts && error && (
        <LoadFailure title={formatMessage(messages.draftsFailed)} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {!drafts && !error && (
        <Stack gap={3}>
          <VisuallyHidden role="status">{formatMessage(messages.loadingDrafts)}</VisuallyHidden>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
      {drafts?.length === 0 && (
        <EmptyState title={formatMessage(messages.draftsEmpty)} description={formatMessage(messages.draftsEmptyText)} />
      )}
      {drafts && drafts.length > 0 && (
        <ul className={styles.list}>
          {drafts.map((draft) => (
            <Card as="li" key={draft.id} className={styles.row}>
              <DraftRow draft={draft} onDiscard={() => discard(draft)} />
            </Card>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** The choice of the address; what it does not know is left out. */
function useDraftState(): [DraftChoice, (state: DraftChoice) => void] {
  const [address, setAddress] = useSearchParams()
  const state = states.find((one) => one === address.get('state')) ?? ''
  return [state, (next) => setAddress(next === '' ? {} : { state: next }, { replace: true, preventScrollReset: true })]
}

type DraftRowProps = { draft: Summary; onDiscard: () => void }

function DraftRow({ draft, onDiscard }: DraftRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const title = draft.title || formatMessage(messages.untitled)
  const renew = () => {
    for (const queryKey of [draftKeys.all, ['navigation'], ['posts']]) void queryClient.invalidateQueries({ queryKey })
  }
  const unschedule = useMutation({
    mutationFn: () => unschedulePost(draft.id),
    onSuccess: () => tip({ severity: 'success', title: messages.unscheduled }),
    onError: (error) => {
      const late = isApiError(error) && error.code === 'already-published'
      tip({ severity: late ? 'info' : 'error', title: late ? messages.tooLate : messages.actionFailed })
    },
    onSettled: renew,
  })
  const publish = useMutation({
    mutationFn: () =>
      publishPost(draft.id, { draftOccToken: draft.occToken, occToken: draft.postOccToken ?? draft.occToken }),
    onSuccess: () => tip({ severity: 'success', title: messages.published }),
    onError: (error) => {
      const forbidden = isApiError(error) && error.code === 'posting-forbidden'
      const message = forbidden ? messages.postingForbidden : messages.textIsKept
      tip({ severity: 'error', title: messages.publishFailed, message })
    },
    onSettled: renew,
  })
  const failed = draft.publication.failure
  const { data: own } = useQuery(communityQueries.own())
  // Where the person may no longer post, trying again helps nobody: the way on is another community.
  const closed =
    failed?.code === 'posting-forbidden' &&
    own?.communities.some(({ id, canCreatePost }) => id === draft.community.id && canCreatePost !== false) === false
  const complete = draft.problems.every(({ severity }) => severity !== 'error')
  return (
    <>
      <div className={styles.words}>
        <Stack direction="row" gap={2}>
          <StatusChip color={failed ? 'error' : draft.state === 'scheduled' ? 'info' : 'neutral'}>
            {stateWords(draft, intl)}
          </StatusChip>
          <Text as="span" size="sm" tone="muted">
            {draft.community.name}
          </Text>
        </Stack>
        <Heading level={2} size="title" lang={draft.language}>
          <Link href={paths.postEdit(draft.id)} aria-label={formatMessage(messages.continue, { title })}>
            {title}
          </Link>
        </Heading>
        {failed && (
          <Text tone="error">
            {formatMessage(failed.code === 'draft-incomplete' ? messages.failedOther : messages.failedForbidden)}
          </Text>
        )}
        <Text tone="muted" lang={draft.language} className={styles.excerpt}>
          {draft.excerpt}
        </Text>
        <Text size="sm" tone="muted">
          {formatMessage(messages.changedAgo, { time: moment(intl, draft.updatedAt) })}
        </Text>
      </div>
      <Stack direction="row" gap={2}>
        {closed && (
          <ButtonLink size="sm" href={paths.postEdit(draft.id)}>
            {formatMessage(messages.chooseCommunity)}
          </ButtonLink>
        )}
        {complete && !closed && (draft.state === 'draft' || failed) && (
          <Button
            size="sm"
            busy={publish.isPending}
            aria-label={formatMessage(failed ? messages.tryAgainIt : messages.publishIt, { title })}
            onClick={() => publish.mutate()}
          >
            {formatMessage(failed ? messages.tryAgain : messages.publish)}
          </Button>
        )}
        {draft.state === 'scheduled' && (
          <Button
            size="sm"
            busy={unschedule.isPending}
            aria-label={formatMessage(messages.unscheduleIt, { title })}
            onClick={() => unschedule.mutate()}
          >
            {formatMessage(messages.unschedule)}
          </Button>
        )}
        <Button
          size="sm"
          variant="plain"
          tone="muted"
          aria-label={formatMessage(messages.discardIt, { title })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onDiscard()
          }}
        >
          {formatMessage(messages.discard)}
        </Button>
      </Stack>
    </>
  )
}

/** The row of the button is about to go: the focus goes to the next draft, to the one before, or to the title. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li')
  const link = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a[href]')
  if (link) link.focus()
  else focusHeading()
}

/** Discarded drafts leave the list at once and the server five seconds later; leaving the page discards them. */
function useDiscard() {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, { draft: Summary; timer: ReturnType<typeof setTimeout> }>())

  function bringBack(id: string) {
    clearTimeout(waiting.current.get(id)?.timer)
    waiting.current.delete(id)
    setHidden((before) => new Set([...before].filter((one) => one !== id)))
  }

  async function send(draft: Summary) {
    waiting.current.delete(draft.id)
    try {
      await discardDraft(draft.id, draft.occToken)
    } catch {
      tip({ severity: 'error', title: messages.actionFailed, message: messages.textIsKept })
    }
    await Promise.all(
      [draftKeys.all, ['navigation', 'counts']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    setHidden((before) => new Set([...before].filter((one) => one !== draft.id)))
  }

  useEffect(() => {
    const pending = waiting.current
    return () => {
      for (const { draft, timer } of pending.values()) {
        clearTimeout(timer)
        discardDraft(draft.id, draft.occToken).catch(() =>
          tip({ severity: 'error', title: messages.actionFailed, message: messages.textIsKept }),
        )
      }
      if (pending.size > 0) void queryClient.invalidateQueries({ queryKey: draftKeys.all })
      pending.clear()
    }
  }, [queryClient, tip])

  function discard(draft: Summary) {
    setHidden((before) => new Set([...before, draft.id]))
    waiting.current.set(draft.id, { draft, timer: setTimeout(() => void send(draft), UNDO) })
    tip({
      severity: 'success',
      title: messages.discarded,
      actionCallbacks: [{ label: messages.undo, onSelect: () => bringBack(draft.id) }],
    })
  }

  return { hidden, discard }
}

function countsWithout({ draft, edit, scheduled }: Schemas['DraftCounts'], gone: readonly Summary[]) {
  const of = (state: string) => gone.filter((one) => one.state === state).length
  return { draft: draft - of('draft'), edit: edit - of('edit'), scheduled: scheduled - of('scheduled') }
}

/** Milliseconds until the next post of the list goes out and is to be looked for; false where none waits. */
function untilNext(drafts: readonly Summary[]): number | false {
  const times = drafts.flatMap(({ publication: { publishAt, failure } }) =>
    publishAt && !failure ? [Date.parse(publishAt.zonedDatetime)] : [],
  )
  if (times.length === 0) return false
  return Math.min(LONGEST_WAIT, Math.max(2_000, Math.min(...times) - Date.now() + 1_000))
}

function stateWords({ state, publication: { failure, publishAt } }: Summary, intl: PortalIntl): string {
  if (failure) return intl.formatMessage(messages.stateFailed)
  if (state === 'scheduled' && publishAt)
    return intl.formatMessage(messages.stateScheduled, { time: moment(intl, publishAt.zonedDatetime) })
  return intl.formatMessage(state === 'edit' ? messages.stateEdit : messages.stateDraft)
}

function moment(intl: PortalIntl, at: string): string {
  return intl.formatDate(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}
