import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Text } from '@/design-system/Text'
import { PersonLink } from '@/features/entity-links'
import styles from './Widget.module.css'

/** People whom others should know. */
export function PeopleWidget({ people }: { people: readonly Schemas['PersonSummary'][] }) {
  return (
    <ul className={styles.rows}>
      {people.map(({ id, fullName, accountPhotoUrl, caption }) => (
        <li key={id} className={styles.row}>
          <Avatar name={fullName} src={accountPhotoUrl} size={40} />
          <div className={styles.words}>
            <p className={styles.title}>
              <PersonLink userId={id} name={fullName} />
            </p>
            {caption !== null && (
              <Text size="sm" tone="muted">
                {caption}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
