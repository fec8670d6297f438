import type { ReactNode } from 'react'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Progress } from '@/design-system/Progress'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages, reportMessages } from '../messages'
import { type Operation, countsOf, outcomeOf, sectionsOf, type ReportPost } from '../model/operation'
import { BulkOperationCounts } from './BulkOperationCounts'
import styles from './BulkReportView.module.css'
import { useTitle } from './use-title'

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
  return (
    <div className={styles.root}>
      <Card as="section" padding="lg" className={styles.summary} aria-label={title}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <p className={styles.when}>
          {operation.finishedAt === null
            ? formatMessage(reportMessages.since, { start })
            : formatMessage(reportMessages.when, { start, end: moment(operation.finishedAt) })}
        </p>
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
      </Card>
      <Section
        posts={sections.failed}
        title={formatMessage(reportMessages.failed, { count: sections.failed.length })}
      />
      <Section
        posts={sections.left}
        title={formatMessage(running ? reportMessages.waiting : reportMessages.untouched, {
          count: sections.left.length,
        })}
      />
      <Section posts={sections.done} title={formatMessage(reportMessages.done, { count: sections.done.length })} />
    </div>
  )
}

function Section({ title, posts }: { title: string; posts: readonly ReportPost[] }) {
  const { formatMessage } = useIntl()
  if (posts.length === 0) return null
  return (
    <Card as="section" padding="lg" className={styles.section} aria-label={title}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={styles.list}>
        {posts.map(({ id, title: postTitle, outcome, reason }) => (
          <li key={id}>
            <Link variant="quiet" href={paths.post(id)}>
              {postTitle === '' ? formatMessage(reportMessages.untitled) : postTitle}
            </Link>
            {outcome === 'failed' && (
              <p className={styles.reason}>{reason?.message || formatMessage(reportMessages.noReason)}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
