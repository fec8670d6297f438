import { useState } from 'react'
import { ActionItem, ActionList } from '@/design-system/ActionList'
import { Icon, type IconGlyph, MonitorIcon, MoonIcon, SunIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { chooseTheme, storedThemeChoice, type ThemeChoice } from '@/shared/theme'
import { messages } from '../messages'

const THEMES: readonly [ThemeChoice, IconGlyph][] = [
  ['light', SunIcon],
  ['dark', MoonIcon],
  ['system', MonitorIcon],
]

/** Light, dark, or as the system; the portal changes while one looks. */
export function ThemePage() {
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
