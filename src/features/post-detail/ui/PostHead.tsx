import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { DateTime } from '@/design-system/DateTime'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { PersonLink } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { Message, type RichPart, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostHead.module.css'

type PostHeadProps = {
  post: Schemas['PostSummary']
  /** Number of its text, once it is known: from the second on, "edited at" leads to the earlier ones. */
  revision?: number | null
}

/** Who wrote the post and when, and where it stands in its workflow. */
export function PostHead({ post, revision = null }: PostHeadProps) {
  const { author, workflowState } = post
  const intl = useIntl()
  return (
    <header className={styles.root}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={40} />
      <div className={styles.words}>
        <p>
          <PersonLink userId={author.id} name={author.fullName} className={styles.author} />
        </p>
        <p className={styles.when}>
          <Written post={post} hasHistory={revision !== null && revision > 1} />
        </p>
      </div>
      {workflowState && (
        <StatusChip
          color={workflowState.metadata.styleColor}
          colorCode={workflowState.metadata.styleColorCode}
          className={styles.status}
        >
          {intl.formatName(workflowState.name)}
        </StatusChip>
      )}
    </header>
  )
}

function Written({ post, hasHistory }: { post: Schemas['PostSummary']; hasHistory: boolean }) {
  const { exact, timeOfDay, isSameDay } = useDayTime()
  const { id, createdAt, editedAt } = post
  const created = new Date(createdAt)
  if (editedAt === null) return <DateTime value={createdAt} format={exact} />
  const edited = new Date(editedAt)
  const a: RichPart = (words) => (hasHistory ? <Link href={paths.postHistory(id)}>{words}</Link> : words)
  return (
    <time dateTime={createdAt}>
      {isSameDay(created, edited) ? (
        <Message of={messages.editedAt} values={{ created: exact(created), time: timeOfDay(edited), a }} />
      ) : (
        <Message of={messages.editedOn} values={{ created: exact(created), date: exact(edited), a }} />
      )}
    </time>
  )
}
