import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { retryMessages } from '@/features/retry'
import { writableCommunities } from '@/features/writable-communities'
import { useDayTime } from '@/shared/day-time'
import { focusHeading } from '@/shared/focus-heading'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './DraftsView.module.css'
import { planMessages } from './messages'
import { useHeldDiscard } from './use-held-discard'
import { usePublishFromList, useUnschedule } from './use-schedule'

type DraftRowProps = { draft: Schemas['DraftSummary'] }

/** A draft in the list: what it is, and what can be done with it. */
export function DraftRow({ draft }: DraftRowProps) {
  const { formatMessage } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  const { failure } = draft.publication
  const title = draft.title || formatMessage(planMessages.untitled)
  const format = (date: Date, now: Date) => formatMessage(planMessages.changedAgo, { time: dayAndTime(date, now) })
  return (
    <>
      <div className={styles.words}>
        <Stack direction="row" gap={2}>
          <DraftStatus draft={draft} />
          <Text as="span" size="sm" tone="muted">
            {draft.community.name}
          </Text>
        </Stack>
        <Heading level={3} size="title" lang={draft.title ? draft.language : undefined}>
          <Link href={paths.postEdit(draft.id)} aria-label={formatMessage(planMessages.continue, { title })}>
            {title}
          </Link>
        </Heading>
        {failure && (
          <Text tone="error">
            {formatMessage(
              failure.code === 'draft-incomplete' ? planMessages.failedOther : planMessages.failedForbidden,
            )}
          </Text>
        )}
        <Text tone="muted" lang={draft.language} className={styles.excerpt}>
          {draft.excerpt}
        </Text>
        <Text size="sm" tone="muted">
          <RelativeTime value={draft.updatedAt} format={format} formatExact={exact} />
        </Text>
      </div>
      <DraftActions draft={draft} title={title} />
    </>
  )
}

function DraftStatus({ draft: { state, publication } }: DraftRowProps): ReactNode {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const { failure, publishAt } = publication
  if (failure) return <StatusChip color="error">{formatMessage(planMessages.stateFailed)}</StatusChip>
  if (state === 'scheduled' && publishAt) {
    const time = exact(new Date(publishAt.zonedDatetime))
    return <StatusChip color="info">{formatMessage(planMessages.stateScheduled, { time })}</StatusChip>
  }
  return (
    <StatusChip color="neutral">
      {formatMessage(state === 'edit' ? planMessages.stateEdit : planMessages.stateDraft)}
    </StatusChip>
  )
}

function DraftActions({ draft, title }: DraftRowProps & { title: string }) {
  const { formatMessage } = useIntl()
  const unschedule = useUnschedule(draft)
  const publish = usePublishFromList(draft)
  const discard = useDiscardFromList(draft)
  const { failure } = draft.publication
  const closed = useClosed(draft)
  const complete = draft.problems.every(({ severity }) => severity !== 'error')
  // A change asks who hears of it, which the editor does.
  const publishable = complete && !closed && (draft.state === 'draft' || failure !== undefined)
  return (
    <Stack direction="row" gap={2} wrap>
      {closed && (
        <ButtonLink size="sm" href={paths.postEdit(draft.id)}>
          {formatMessage(planMessages.chooseCommunity)}
        </ButtonLink>
      )}
      {publishable && (
        <Button
          size="sm"
          busy={publish.isPending}
          aria-label={formatMessage(failure ? planMessages.tryAgainIt : planMessages.publishIt, { title })}
          onClick={() => publish.mutate()}
        >
          {formatMessage(failure ? retryMessages.tryAgain : messages.publish)}
        </Button>
      )}
      {draft.state === 'scheduled' && (
        <Button
          size="sm"
          busy={unschedule.isPending}
          aria-label={formatMessage(planMessages.unscheduleIt, { title })}
          onClick={() => unschedule.mutate()}
        >
          {formatMessage(planMessages.unschedule)}
        </Button>
      )}
      <Button
        size="sm"
        variant="plain"
        tone="muted"
        aria-label={formatMessage(planMessages.discardIt, { title })}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          discard()
        }}
      >
        {formatMessage(messages.discard)}
      </Button>
    </Stack>
  )
}

/** Where the person may no longer post, trying again helps nobody: the way on is another community. */
function useClosed({ publication: { failure }, community }: Schemas['DraftSummary']): boolean {
  const { data: own } = useQuery(writableCommunities())
  if (failure?.code !== 'posting-forbidden' || !own) return false
  return own.communities.every(({ id }) => id !== community.id)
}

function useDiscardFromList({ id, occToken }: Schemas['DraftSummary']): () => void {
  const discard = useHeldDiscard()
  const tip = useUnit(tipRequested)
  return () => {
    const act = discard(id, occToken)
    tip({
      severity: 'success',
      title: messages.discarded,
      actionCallbacks: [{ label: messages.undo, onSelect: () => void act.undo() }],
    })
  }
}

/** The row of the button is about to go: the focus goes to the next draft, to the one before, or to the title. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li')
  const link = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a[href]')
  if (link) link.focus()
  else focusHeading()
}
