import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { DateTime } from '@/design-system/DateTime'
import { StatusChip } from '@/design-system/StatusChip'
import { PersonLink } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostHead.module.css'

/** Who wrote the post and when, and where it stands in its workflow. */
export function PostHead({ post: { author, createdAt, editedAt, workflowState } }: { post: Schemas['PostSummary'] }) {
  const intl = useIntl()
  const { exact, timeOfDay, isSameDay } = useDayTime()
  const format = (date: Date) => {
    const created = exact(date)
    if (editedAt === null) return created
    const edited = new Date(editedAt)
    return isSameDay(date, edited)
      ? intl.formatMessage(messages.editedAt, { created, time: timeOfDay(edited) })
      : intl.formatMessage(messages.editedOn, { created, date: exact(edited) })
  }
  return (
    <header className={styles.root}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={40} />
      <div className={styles.words}>
        <p>
          <PersonLink userId={author.id} name={author.fullName} className={styles.author} />
        </p>
        <p className={styles.when}>
          <DateTime value={createdAt} format={format} />
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
