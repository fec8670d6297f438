import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { Progress } from '@/design-system/Progress'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { QueryView } from '@/features/query-view'
import { errorMet } from '@/shared/common-errors'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { bulkQueries, useRetryFailed } from '../api/queries'
import { messages, reportMessages } from '../messages'
import { operationStarted, reportOpened } from '../model/bulk-operation'
import { type Operation, countsOf, outcomeOf, sectionsOf, type ReportPost } from '../model/operation'
import { failedPost, leftOutPost } from '../model/reasons'
import { BulkOperationCounts } from './BulkOperationCounts'
import styles from './BulkReport.module.css'
import { OwnOperations } from './OwnOperations'
import { PostLink } from './PostLink'
import { ReasonGroups } from './ReasonGroups'
import { ReportActions } from './ReportActions'
import { useTitle } from './use-title'

export type BulkReportProps = {
  /** From the address; null where it names none. */
  operationId: string | null
  /** A new operation has started; its report is opened next. */
  onRetried: (operationId: string) => void
  /** Has posts checked again before they are moved; of operations that a check began, in place of the retry. */
  checking?: Checking | undefined
}

/** How failed posts of an operation are checked again. */
export type Checking = {
  busy: boolean
  check: (posts: { preflightId: string; postIds: string[]; targetStateId: string }) => void
}

/** The report page of a bulk operation. Opening it marks the operation as read. */
export function BulkReport({ operationId, onRetried, checking }: BulkReportProps) {
  const { formatMessage } = useIntl()
  return (
    <Page width="reading" title={formatMessage(reportMessages.title)}>
      {operationId ? <Report key={operationId} {...{ operationId, onRetried, checking }} /> : <OwnOperations />}
    </Page>
  )
}

function Report({ operationId, onRetried, checking }: BulkReportProps & { operationId: string }) {
  const { formatMessage } = useIntl()
  const opened = useUnit(reportOpened)
  const query = useQuery({
    ...bulkQueries.operation(operationId),
    // A missing or forbidden operation is shown by the route's error page.
    throwOnError: (error) => isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden'),
  })
  const { data } = query
  const finished = data !== undefined && data.state !== 'in-progress'
  useEffect(() => {
    if (finished) opened(operationId)
  }, [finished, opened, operationId])

  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup label={formatMessage(reportMessages.loading)}>
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="long" />
        </SkeletonGroup>
      }
      words={{ failed: reportMessages.notLoaded, failedWhy: reportMessages.notLoadedText }}
    >
      {(operation) => (
        <BulkReportView
          operation={operation}
          retry={
            operation.retryable &&
            finished &&
            (checking && operation.preflightId !== undefined ? (
              <CheckFailed operation={operation} preflightId={operation.preflightId} checking={checking} />
            ) : (
              <RetryFailed operation={operation} onRetried={onRetried} />
            ))
          }
        />
      )}
    </QueryView>
  )
}

type RetryFailedProps = { operation: Operation; onRetried: (operationId: string) => void }

/** Tries the posts that failed once more, and only those. */
export function RetryFailed({ operation, onRetried }: RetryFailedProps) {
  const { formatMessage } = useIntl()
  const { started, met } = useUnit({ started: operationStarted, met: errorMet })
  const { mutate, isPending } = useRetryFailed(operation)
  const { length: count } = sectionsOf(operation).failed
  if (count === 0) return null

  const retry = () =>
    mutate(undefined, {
      onSuccess: (next) => {
        started(next)
        onRetried(next.operationId)
      },
      onError: (error) =>
        met({
          error,
          context: 'the retry of a bulk operation',
          ...(isApiError(error) && error.kind === 'conflict' && { tip: { message: reportMessages.notStarted } }),
        }),
    })
  return (
    <Button variant="primary" busy={isPending} busyLabel={formatMessage(reportMessages.retrying)} onClick={retry}>
      {formatMessage(reportMessages.retry, { count })}
    </Button>
  )
}

type CheckFailedProps = { operation: Operation; preflightId: string; checking: Checking }

/** Has the posts that failed checked again, with the note and values that they were to be moved with. */
export function CheckFailed({ operation, preflightId, checking: { busy, check } }: CheckFailedProps) {
  const { formatMessage } = useIntl()
  const postIds = sectionsOf(operation).failed.map(({ id }) => id)
  if (postIds.length === 0) return null
  return (
    <Button
      variant="primary"
      busy={busy}
      busyLabel={formatMessage(reportMessages.checking)}
      onClick={() => check({ preflightId, postIds, targetStateId: operation.targetState.id })}
    >
      {formatMessage(reportMessages.checkAgain, { count: postIds.length })}
    </Button>
  )
}

export type BulkReportViewProps = {
  operation: Operation
  /** The button that tries the failed ones again, where the server offers it. */
  retry?: ReactNode
}

/** What became of each post of a bulk operation: the failures first, with their reasons. */
export function BulkReportView({ operation, retry }: BulkReportViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const title = useTitle()(operation)
  const running = outcomeOf(operation) === 'running'
  const { total, done, failed, waiting } = countsOf(operation)
  const sections = sectionsOf(operation)
  const moment = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' })
  const start = moment(operation.startedAt)
  const when =
    operation.finishedAt === null
      ? formatMessage(reportMessages.since, { start })
      : formatMessage(reportMessages.when, { start, end: moment(operation.finishedAt) })
  const unknown = formatMessage(reportMessages.noReason)
  const failedPosts = sections.failed.map((post) => failedPost(post, unknown))
  const leftOutPosts = (operation.leftOut ?? []).map((post) => leftOutPost(post, unknown))
  const linesOf = (posts: readonly { title: string; reasons?: readonly string[] }[], outcome: MessageDescriptor) =>
    posts.map(({ title: name, reasons = [] }) => ({
      title: name || formatMessage(reportMessages.untitled),
      outcome: formatMessage(outcome),
      reasons,
    }))
  return (
    <div className={styles.root}>
      <Card as="section" padding="lg" className={styles.summary} aria-label={title}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <p className={styles.when}>{when}</p>
        <Progress
          label={title}
          max={total}
          value={[
            { id: 'done', value: done, tone: 'success' },
            { id: 'failed', value: failed, tone: 'error' },
          ]}
          valueText={formatMessage(messages.progress, { done, failed, waiting })}
        />
        <div className={styles.facts}>
          <BulkOperationCounts operation={operation} running={running} className={styles.counts} />
          {retry}
        </div>
        <ReportActions
          operation={operation}
          heading={[title, when]}
          lines={[
            ...linesOf(failedPosts, reportMessages.outcomeFailed),
            ...linesOf(sections.left, running ? reportMessages.outcomeWaiting : reportMessages.outcomeUntouched),
            ...linesOf(leftOutPosts, reportMessages.outcomeLeftOut),
            ...linesOf(sections.done, reportMessages.outcomeDone),
          ]}
        />
      </Card>
      <ReasonGroups
        posts={failedPosts}
        tone="failed"
        title={formatMessage(reportMessages.failed, { count: failedPosts.length })}
      />
      <Section
        posts={sections.left}
        title={formatMessage(running ? reportMessages.waiting : reportMessages.untouched, {
          count: sections.left.length,
        })}
      />
      <ReasonGroups
        posts={leftOutPosts}
        tone="leftOut"
        title={formatMessage(reportMessages.leftOut, { count: leftOutPosts.length })}
      />
      <Section posts={sections.done} title={formatMessage(reportMessages.done, { count: sections.done.length })} />
    </div>
  )
}

function Section({ title, posts }: { title: string; posts: readonly ReportPost[] }) {
  if (posts.length === 0) return null
  return (
    <Card as="section" padding="lg" className={styles.section} aria-label={title}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={styles.list}>
        {posts.map(({ id, title: postTitle }) => (
          <li key={id}>
            <PostLink id={id} title={postTitle} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
