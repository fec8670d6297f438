import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { retryMessages } from '@/features/retry'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './History.module.css'

export type RevisionListProps = {
  postId: string
  /** Newest first. */
  revisions: readonly Schemas['PostRevisionSummary'][]
  /** How older ones are fetched; null where there are none. */
  more: { busy: boolean; failed: boolean; onMore: () => void } | null
}

/** The texts of a post, each with who published it, when, and what they said of it. */
export function RevisionList({ postId, revisions, more }: RevisionListProps) {
  const { formatMessage } = useIntl()
  const newest = revisions[0]?.revision
  return (
    <section aria-label={formatMessage(messages.versions)} className={styles.list}>
      <Heading level={2} size="label">
        {formatMessage(messages.versions)}
      </Heading>
      <ol reversed className={styles.rows}>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.revision}
            postId={postId}
            revision={revision}
            current={revision.revision === newest}
          />
        ))}
      </ol>
      {more && (
        <Button busy={more.busy} onClick={more.onMore}>
          {formatMessage(more.failed ? retryMessages.tryAgain : messages.older)}
        </Button>
      )}
    </section>
  )
}

type RevisionRowProps = { postId: string; revision: Schemas['PostRevisionSummary']; current: boolean }

function RevisionRow({ postId, revision: summary, current }: RevisionRowProps) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const { revision, publishedAt, publishedBy, note, substantive } = summary
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link variant="action" href={paths.post(postId, current ? {} : { revision: String(revision) })}>
          {formatMessage(messages.version, { revision })}
        </Link>
        {current && <Badge tone="outline">{formatMessage(messages.current)}</Badge>}
      </p>
      <Text size="sm" tone="muted">
        {formatMessage(messages.whoAndWhen, { name: publishedBy.fullName, date: exact(new Date(publishedAt)) })}
      </Text>
      {note !== null && note !== '' && <Text size="sm">{note}</Text>}
      {revision > 1 && substantive && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.substantive)}
        </Text>
      )}
      {revision > 1 && (
        <Link
          variant="action"
          href={paths.postHistory(postId, { from: String(revision - 1), to: String(revision) })}
          aria-label={formatMessage(messages.whatChangedIn, { revision })}
        >
          {formatMessage(messages.whatChanged)}
        </Link>
      )}
    </li>
  )
}
