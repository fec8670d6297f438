import { useState } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon } from '@/design-system/icons'
import type { User } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { LanguagePage } from './LanguagePage'
import { ThemePage } from './ThemePage'
import type { UserMenuProps } from './UserMenu'
import { UserMenuHome } from './UserMenuHome'
import styles from './UserMenuPages.module.css'

export type UserMenuPage = 'language' | 'theme'

type UserMenuPagesProps = UserMenuProps & { user: User; onClose: () => void }

/** The pages of the menu: the first with everything, and one each for what has to be chosen. */
export function UserMenuPages({ user, languages, showLanguage, onClose }: UserMenuPagesProps) {
  const { formatMessage } = useIntl()
  const [page, setPage] = useState<UserMenuPage | null>(null)
  /** Whoever comes back finds the focus on the row that led away. */
  const [left, setLeft] = useState<UserMenuPage | null>(null)

  function goTo(next: UserMenuPage) {
    setLeft(next)
    setPage(next)
  }

  if (page === null) {
    return <UserMenuHome user={user} onPage={goTo} focused={left} onClose={onClose} />
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <IconButton
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the row that had the focus is gone; the new page begins here
          autoFocus
          size="sm"
          label={formatMessage(messages.back)}
          icon={<Icon of={ArrowLeftIcon} directional />}
          onClick={() => setPage(null)}
        />
        <h2 className={styles.title}>{formatMessage(messages[page])}</h2>
      </div>
      {page === 'language' ? (
        <LanguagePage languages={languages} showLanguage={showLanguage} onClose={onClose} />
      ) : (
        <ThemePage />
      )}
    </div>
  )
}
