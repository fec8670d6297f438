import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import styles from './Communities.module.css'

/** Face and name of a person, which open who that is. */
export function Person({ user: { id, fullName, accountPhotoUrl } }: Pick<Schemas['Membership'], 'user'>) {
  const { formatName } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={accountPhotoUrl} />
      <TextButton
        aria-haspopup="dialog"
        onClick={() => openOverlay({ overlay: 'userProfile', userId: id, name: fullName })}
      >
        {formatName(fullName)}
      </TextButton>
    </div>
  )
}
