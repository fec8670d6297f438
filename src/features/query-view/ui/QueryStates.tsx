import type { RefObject } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import type { HeadingProps } from '@/design-system/Heading'
import { useWait } from '@/shared/call-wait'
import { type Phrase, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { RetryButton } from '@/features/retry'
import { type FocusHolder, holding, usePassFocusOn } from './pass-focus'
import type { EmptyWords, NewerVersion, QueryWords } from './query-state'
import styles from './QueryStates.module.css'

type Frame = {
  level: NonNullable<HeadingProps['level']>
  focusRef: RefObject<FocusHolder | null>
  busy: boolean
  onRetry: () => void
}

type FailureProps = Frame & { failure: Error; words: QueryWords; online: boolean }

/** Nothing could be read: it is missing, closed, the network is lost, or it failed. */
export function Failure({ failure, words, online, level, focusRef, busy, onRetry }: FailureProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const api = isApiError(failure) ? failure : null
  const wait = useWait(api)
  const [title, why] =
    api?.kind === 'not-found'
      ? [words.notFound, words.notFoundWhy]
      : api?.kind === 'forbidden'
        ? [words.forbidden, words.forbiddenWhy]
        : []
  if (title) {
    return (
      <EmptyState
        role="status"
        level={level}
        title={formatMessage(title)}
        description={why && formatMessage(why)}
        {...holding(focusRef)}
      />
    )
  }
  return (
    <ErrorState
      level={level}
      title={formatMessage(words.failed ?? messages.failed)}
      description={
        online && wait
          ? formatPhrase(wait)
          : formatMessage(online ? (words.failedWhy ?? messages.failedWhy) : messages.offline)
      }
      code={(online && api?.requestId) || undefined}
      action={<Retry wait={wait} busy={busy} onRetry={onRetry} />}
      {...holding(focusRef)}
    />
  )
}

/** There is nothing, and that is fine. */
export function Nothing({ empty, level, focusRef }: Frame & { empty: Omit<EmptyWords<never>, 'when'> }) {
  return (
    <EmptyState
      level={level}
      title={empty.title}
      description={empty.description}
      action={empty.action || undefined}
      {...holding(focusRef)}
    />
  )
}

type LineProps = Frame & {
  state: 'offline' | 'out-of-date' | false | null
  /** Why it is out of date. */
  failure: Error | null
  newer: NewerVersion | null
}

/** Above what was read: that it may be old, or that there is something newer. Mostly there is nothing to say. */
export function Line({ state, failure, newer, level, focusRef, busy, onRetry }: LineProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const wait = useWait(isApiError(failure) ? failure : null)
  usePassFocusOn(focusRef)
  if (!state && !newer) return null
  return (
    <div role="status" data-page={level === 1 || undefined} className={styles.line} {...holding(focusRef)}>
      {state === 'offline' ? (
        formatMessage(messages.offlineLine)
      ) : state ? (
        <>
          {wait ? formatPhrase(wait) : formatMessage(messages.outOfDate)}
          <Retry size="sm" wait={wait} busy={busy} onRetry={onRetry} />
        </>
      ) : (
        newer && (
          <>
            {newer.text ?? formatMessage(messages.newer)}
            <Button size="sm" onClick={newer.onShow}>
              {newer.action ?? formatMessage(messages.showNewer)}
            </Button>
          </>
        )
      )}
    </div>
  )
}

type RetryProps = Pick<Frame, 'busy' | 'onRetry'> & { wait: Phrase | null; size?: 'sm' }

/** The way on, once the server wants to be asked again. */
function Retry({ wait, busy, onRetry, size }: RetryProps) {
  return (
    <RetryButton
      size={size}
      busy={busy}
      aria-disabled={wait !== null}
      onClick={() => {
        if (!wait) onRetry()
      }}
    />
  )
}
