import type { Schemas } from '@/api'
import { Icon, UsersIcon } from '@/design-system/icons'
import { GroupLink, PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Subjects.module.css'

export type SubjectNameProps = { subject: Schemas['Assignee'] }

/** A person or a group by name; opens what is known of them. */
export function SubjectName({ subject }: SubjectNameProps) {
  const { formatMessage } = useIntl()
  if (subject.type === 'user') return <PersonLink userId={subject.user.id} name={subject.user.fullName} />
  const { id, name, membersCount } = subject.group
  return (
    <span className={styles.name}>
      <Icon of={UsersIcon} size="sm" />
      <span>
        <GroupLink groupId={id} name={name} />
        {membersCount !== undefined && `, ${formatMessage(messages.people, { count: membersCount })}`}
      </span>
    </span>
  )
}
