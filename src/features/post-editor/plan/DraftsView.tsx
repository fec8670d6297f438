import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { concernsThePage, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { draftQueries, type DraftState } from '../api/draft-calls'
import { messages } from '../messages'
import { $discardedDrafts } from './discarded-drafts'
import { DraftRow } from './DraftRow'
import styles from './DraftsView.module.css'
import { planMessages } from './messages'

type Summary = Schemas['DraftSummary']

/** The clock of this device may differ from the server's: a scheduled post is looked for at least this often. */
const LONGEST_WAIT_MS = 60_000

/** What the person has written and not published: failed schedules first, then by the last change. */
export function DraftsView() {
  const { formatMessage } = useIntl()
  const [{ state }, change] = useAddressState('my-space-tab')
  const query = useInfiniteQuery({
    ...draftQueries.list(state),
    throwOnError: concernsThePage,
    refetchInterval: (list) => untilNext(list.state.data?.pages.flatMap(({ drafts }) => drafts) ?? []),
  })
  const discarded = useUnit($discardedDrafts)
  const loaded = query.data?.pages.flatMap(({ drafts }) => drafts) ?? []
  const drafts = loaded.filter(({ id }) => !discarded.has(id))
  const counts = countsWithout(
    query.data?.pages.at(-1)?.counts,
    loaded.filter(({ id }) => discarded.has(id)),
  )
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <Heading level={2}>{formatMessage(planMessages.draftsTitle)}</Heading>
        <ButtonLink href={paths.postCreate()} icon={<Icon of={PlusIcon} />}>
          {formatMessage(messages.newPost)}
        </ButtonLink>
      </div>
      <StateChoice state={state} counts={counts} onChange={(next) => change({ state: next })} />
      <QueryView
        query={query}
        level={3}
        skeleton={<DraftsSkeleton />}
        words={{ failed: planMessages.draftsFailed, failedWhy: planMessages.stillHere }}
        empty={{
          when: () => drafts.length === 0 && !query.hasNextPage,
          ...(state === 'all'
            ? {
                title: formatMessage(planMessages.draftsEmpty),
                description: formatMessage(planMessages.draftsEmptyText),
              }
            : {
                title: formatMessage(planMessages.noneOfState),
                ...(counts && counts.all > 0 && { description: formatMessage(planMessages.noneOfStateText) }),
                action: <Button onClick={() => change({ state: 'all' })}>{formatMessage(planMessages.showAll)}</Button>,
              }),
        }}
      >
        {() => (
          <>
            <ul className={styles.list}>
              {drafts.map((draft) => (
                <Card as="li" key={draft.id} className={styles.row}>
                  <DraftRow draft={draft} />
                </Card>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {formatMessage(query.isFetchNextPageError ? retryMessages.tryAgain : planMessages.more)}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  )
}

type Counts = Record<DraftState, number>

type StateChoiceProps = { state: DraftState; counts: Counts | undefined; onChange: (state: DraftState) => void }

function StateChoice({ state, counts, onChange }: StateChoiceProps) {
  const { formatMessage } = useIntl()
  const labels = {
    all: planMessages.draftsAll,
    draft: planMessages.draftsNew,
    edit: planMessages.stateEdit,
    scheduled: planMessages.draftsScheduled,
  }
  const values = ['all', 'draft', 'edit', 'scheduled'] as const
  return (
    <SegmentedControl
      label={formatMessage(planMessages.draftStates)}
      value={state}
      options={values.map((value) => ({ value, label: formatMessage(labels[value]), count: counts?.[value] }))}
      onValueChange={onChange}
    />
  )
}

function DraftsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(planMessages.loadingDrafts)}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  )
}

/** A draft that is about to be discarded is counted no more, though the server still has it. */
function countsWithout(counts: Schemas['DraftCounts'] | undefined, gone: readonly Summary[]): Counts | undefined {
  if (!counts) return undefined
  const left = (state: 'draft' | 'edit' | 'scheduled') =>
    Math.max(0, counts[state] - gone.filter((draft) => draft.state === state).length)
  const [draft, edit, scheduled] = [left('draft'), left('edit'), left('scheduled')]
  return { all: draft + edit + scheduled, draft, edit, scheduled }
}

/** Milliseconds until the next post of the list goes out and is to be looked for; false where none waits. */
function untilNext(drafts: readonly Summary[]): number | false {
  const times = drafts.flatMap(({ publication: { publishAt, failure } }) =>
    publishAt && !failure ? [Date.parse(publishAt.zonedDatetime)] : [],
  )
  if (times.length === 0) return false
  return Math.min(LONGEST_WAIT_MS, Math.max(2_000, Math.min(...times) - Date.now() + 1_000))
}
