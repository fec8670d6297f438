import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { StatusChip } from '@/design-system/StatusChip'
import { PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Registries.module.css'
import { stateColors, useAccountWords } from './use-account-words'

/** An account in the registry; the name opens the person as administrators see them. */
export function RegistryRow({ user }: { user: Schemas['RegistryUser'] }) {
  const { formatMessage } = useIntl()
  const words = useAccountWords()
  const { id, fullName, role, place, state, lastSignIn, capabilities } = user
  const administers = capabilities.resellerAdmin || capabilities.manageUsers
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={user.accountPhotoUrl} size={40} />
      <span className={styles.who}>
        <PersonLink userId={id} name={fullName} className={styles.name} />
        <span className={styles.caption}>{[role, place].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.state}>
        <StatusChip color={stateColors[state]}>{words.state(state)}</StatusChip>
        {administers && <StatusChip color="pro">{words.roleOf(user)}</StatusChip>}
      </span>
      <span className={styles.signIn}>
        {lastSignIn === 'never'
          ? formatMessage(messages.neverSignedIn)
          : formatMessage(messages.signedInWhen, { when: words.signIn(lastSignIn) })}
      </span>
    </div>
  )
}
