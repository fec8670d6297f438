import { useUnit } from 'effector-react'
import { useState } from 'react'
import { ActionItem, ActionList } from '@/design-system/ActionList'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon, type IconGlyph, MonitorIcon, MoonIcon, SunIcon } from '@/design-system/icons'
import type { User } from '@/features/session'
import { LANGUAGES, useIntl } from '@/shared/i18n'
import { chooseTheme, storedThemeChoice, type ThemeChoice } from '@/shared/theme'
import { messages } from '../messages'
import { languageChosen } from '../model/change-language'
import type { UserMenuProps } from './UserMenu'
import { UserMenuHome, type UserMenuPage } from './UserMenuHome'
import styles from './UserMenuPages.module.css'

type UserMenuPagesProps = UserMenuProps & {
  user: User
  onClose: () => void
  /** Closes the menu for what opens in its place. */
  onReplace: (next: () => void) => void
}

/** The pages of the menu: the first with everything, and one each for language and appearance. */
export function UserMenuPages({ user, languages, showLanguage, onClose, onReplace }: UserMenuPagesProps) {
  const { formatMessage } = useIntl()
  const [page, setPage] = useState<UserMenuPage | null>(null)
  /** The row that led to the page gets the focus again. */
  const [left, setLeft] = useState<UserMenuPage | null>(null)

  function goTo(next: UserMenuPage) {
    setLeft(next)
    setPage(next)
  }

  if (page === null) {
    return <UserMenuHome user={user} onPage={goTo} focused={left} onClose={onClose} onReplace={onReplace} />
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

type LanguagePageProps = Pick<UserMenuProps, 'languages' | 'showLanguage'> & { onClose: () => void }

/** Every language by its own name. */
function LanguagePage({ languages, showLanguage, onClose }: LanguagePageProps) {
  const { formatMessage, language } = useIntl()
  const choose = useUnit(languageChosen)
  return (
    <ActionList label={formatMessage(messages.language)}>
      {languages.map((code) => (
        <ActionItem
          key={code}
          lang={code}
          label={LANGUAGES[code].description}
          current={code === language.code}
          onClick={() => {
            onClose()
            choose({ from: language.code, to: code, show: showLanguage })
          }}
        />
      ))}
    </ActionList>
  )
}

const THEMES: readonly [ThemeChoice, IconGlyph][] = [
  ['light', SunIcon],
  ['dark', MoonIcon],
  ['system', MonitorIcon],
]

/** Light, dark, or as the system; the choice is applied at once. */
function ThemePage() {
  const { formatMessage } = useIntl()
  const [theme, setTheme] = useState(storedThemeChoice)
  return (
    <ActionList label={formatMessage(messages.theme)}>
      {THEMES.map(([choice, glyph]) => (
        <ActionItem
          key={choice}
          icon={<Icon of={glyph} />}
          label={formatMessage(messages[choice])}
          current={choice === theme}
          onClick={() => {
            setTheme(choice)
            chooseTheme(choice)
          }}
        />
      ))}
    </ActionList>
  )
}
