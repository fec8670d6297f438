import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { PersonLink } from '@/features/entity-links'
import styles from '../ui/Communities.module.css'

/** Face and name of a person, which open who that is. */
export function Person({ user: { id, fullName, accountPhotoUrl } }: Pick<Schemas['Membership'], 'user'>) {
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={accountPhotoUrl} />
      <PersonLink userId={id} name={fullName} />
    </div>
  )
}

/** Whom to ask about a community. */
export function Moderators({ people }: { people: readonly Schemas['UserSummary'][] }) {
  return (
    <ul className={styles.plain}>
      {people.map((user) => (
        <li key={user.id}>
          <Person user={user} />
        </li>
      ))}
    </ul>
  )
}
