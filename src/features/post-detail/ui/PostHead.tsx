import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { DateTime } from '@/design-system/DateTime'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { PersonLink } from '@/features/entity-links'
import { shortDayAndYear, useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostHead.module.css'

type PostHeadProps = {
  post: Schemas['PostSummary']
  /** Number of its published text: from the second on it is named, and leads to the history. */
  revision?: number | null | undefined
}

/** Who wrote the post and when, and where it stands in its workflow. */
export function PostHead({ post, revision }: PostHeadProps) {
  const { author, createdAt, editedAt, workflowState } = post
  const intl = useIntl()
  const { exact, timeOfDay, isSameDay } = useDayTime()
  const created = new Date(createdAt)
  const edited = editedAt === null ? null : new Date(editedAt)
  const sameDay = edited !== null && isSameDay(created, edited)
  const format = (date: Date) => {
    if (edited === null) return exact(date)
    return sameDay
      ? intl.formatMessage(messages.editedAt, { created: exact(date), time: timeOfDay(edited) })
      : intl.formatMessage(messages.editedOn, { created: exact(date), date: exact(edited) })
  }
  const versionWords = (version: number) => {
    if (edited === null) return intl.formatMessage(messages.version, { version })
    return sameDay
      ? intl.formatMessage(messages.versionAt, { time: timeOfDay(edited), version })
      : intl.formatMessage(messages.versionOn, { date: intl.formatDate(edited, shortDayAndYear), version })
  }
  return (
    <header className={styles.root}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={40} />
      <div className={styles.words}>
        <p>
          <PersonLink userId={author.id} name={author.fullName} className={styles.author} />
        </p>
        <p className={styles.when}>
          {revision != null && revision > 1 ? (
            <>
              <DateTime value={createdAt} format={exact} />
              {', '}
              <Link href={paths.postHistory(post.id)}>{versionWords(revision)}</Link>
            </>
          ) : (
            <DateTime value={createdAt} format={format} />
          )}
        </p>
      </div>
      {workflowState && (
        <StatusChip
          color={workflowState.metadata.styleColor}
          colorCode={workflowState.metadata.styleColorCode}
          className={styles.status}
        >
          {workflowState.name}
        </StatusChip>
      )}
    </header>
  )
}
