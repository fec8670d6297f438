import { useUnit } from 'effector-react'
import { ActionItem, ActionList } from '@/design-system/ActionList'
import { Avatar } from '@/design-system/Avatar'
import {
  BellIcon,
  BookmarkIcon,
  Icon,
  KeyboardIcon,
  LanguagesIcon,
  LogOutIcon,
  PaletteIcon,
  UserIcon,
} from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import { Text } from '@/design-system/Text'
import type { User } from '@/features/session'
import { sheetRequested } from '@/features/shortcuts'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { storedThemeChoice } from '@/shared/theme'
import { messages } from '../messages'
import { signOutClicked } from '../model/sign-out'
import styles from './UserMenuPages.module.css'

export type UserMenuPage = 'language' | 'theme'

type UserMenuHomeProps = {
  user: User
  onPage: (page: UserMenuPage) => void
  /** The row that takes the focus: the one of the page that one comes back from. */
  focused: UserMenuPage | null
  onClose: () => void
  /** Closes the menu for what opens in its place. */
  onReplace: (next: () => void) => void
}

/** Who is signed in, what can be chosen, and the way out. */
export function UserMenuHome({ user, onPage, focused, onClose, onReplace }: UserMenuHomeProps) {
  const { formatMessage, formatName, language } = useIntl()
  const small = useIsSmall()
  const { signOut, showShortcuts, openOverlay } = useUnit({
    signOut: signOutClicked,
    showShortcuts: sheetRequested,
    openOverlay: overlayRequested,
  })
  return (
    <div className={styles.page}>
      <div className={styles.person}>
        <Avatar name={user.fullName} src={user.accountPhotoUrl} size={40} />
        <div className={styles.words}>
          <Text weight="strong">{formatName(user.fullName)}</Text>
          {user.role && (
            <Text size="sm" tone="muted">
              {user.role}
            </Text>
          )}
        </div>
      </div>
      <ActionList label={formatMessage(messages.label)}>
        <ActionItem
          icon={<Icon of={LanguagesIcon} />}
          label={formatMessage(messages.language)}
          detail={<span lang={language.code}>{language.description}</span>}
          leadsTo="page"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- back from its page
          autoFocus={focused === 'language'}
          onClick={() => onPage('language')}
        />
        <ActionItem
          icon={<Icon of={PaletteIcon} />}
          label={formatMessage(messages.theme)}
          detail={formatMessage(messages[storedThemeChoice()])}
          leadsTo="page"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- back from its page
          autoFocus={focused === 'theme'}
          onClick={() => onPage('theme')}
        />
        <ActionItem
          icon={<Icon of={BellIcon} />}
          label={formatMessage(messages.notificationSettings)}
          href={paths.notificationSettings()}
          onClick={onClose}
        />
        <ActionItem
          icon={<Icon of={UserIcon} />}
          label={formatMessage(messages.profile)}
          href={paths.profile(user.id, { origin: 'people' })}
          onClick={onClose}
        />
        <ActionItem
          icon={<Icon of={BookmarkIcon} />}
          label={formatMessage(messages.collections)}
          aria-haspopup="dialog"
          onClick={() => onReplace(() => openOverlay({ overlay: 'collections' }))}
        />
        {/* Phones have no keys. */}
        {!small && (
          <ActionItem
            icon={<Icon of={KeyboardIcon} />}
            label={formatMessage(messages.shortcuts)}
            aria-haspopup="dialog"
            onClick={() => onReplace(showShortcuts)}
          />
        )}
        <ActionItem
          icon={<Icon of={LogOutIcon} />}
          label={formatMessage(messages.signOut)}
          onClick={() => onReplace(signOut)}
        />
      </ActionList>
    </div>
  )
}
