import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Text } from '@/design-system/Text'
import { PersonLink } from '@/features/entity-links'
import styles from './GroupInfo.module.css'

/** Somebody who belongs to a group; the name opens their profile over it. */
export function MemberRow({ member }: { member: Schemas['GroupMember'] }) {
  return (
    <li className={styles.member}>
      <Avatar name={member.fullName} src={member.accountPhotoUrl} />
      <div className={styles.memberWords}>
        <PersonLink userId={member.id} name={member.fullName} className={styles.memberName}>
          {member.fullName}
        </PersonLink>
        {member.caption !== null && (
          <Text size="sm" tone="muted">
            {member.caption}
          </Text>
        )}
      </div>
    </li>
  )
}
