import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import styles from './Communities.module.css'

/** Whom to ask about a community. */
export function Moderators({ people }: { people: readonly Schemas['UserSummary'][] }) {
  const { formatName } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  return (
    <ul className={styles.plain}>
      {people.map(({ id, fullName, accountPhotoUrl }) => (
        <li key={id} className={styles.person}>
          <Avatar name={fullName} src={accountPhotoUrl} size={28} />
          <TextButton onClick={() => openOverlay({ overlay: 'userProfile', userId: id, name: fullName })}>
            {formatName(fullName)}
          </TextButton>
        </li>
      ))}
    </ul>
  )
}
