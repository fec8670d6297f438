import { useUnit } from 'effector-react'
import { useState, type RefObject } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { Icon, LanguagesIcon, LogOutIcon } from '@/design-system/icons'
import { Popover } from '@/design-system/Popover'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import type { User } from '@/features/session'
import { type LanguageCode, LANGUAGES, useIntl } from '@/shared/i18n'
import { chooseTheme, storedThemeChoice, type ThemeChoice } from '@/shared/theme'
import { messages } from '../messages'
import { signOutClicked } from '../model/sign-out'
import type { UserMenuProps } from './UserMenu'
import styles from './UserMenuPopover.module.css'

type UserMenuPopoverProps = UserMenuProps & {
  user: User
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who is signed in, language, appearance, and the way out. The default export lets it be a chunk of its own. */
export default function UserMenuPopover({
  user,
  languages,
  onLanguageChange,
  triggerRef,
  open,
  onOpenChange,
}: UserMenuPopoverProps) {
  const { formatMessage, language } = useIntl()
  const signOut = useUnit(signOutClicked)
  const [theme, setTheme] = useState(storedThemeChoice)

  function handleTheme(choice: ThemeChoice) {
    setTheme(choice)
    chooseTheme(choice)
  }

  return (
    <Popover
      label={formatMessage(messages.label)}
      triggerRef={triggerRef}
      open={open}
      onOpenChange={onOpenChange}
      placement="bottom end"
    >
      <div className={styles.root}>
        <Stack direction="row" gap={3} wrap={false}>
          <Avatar name={user.fullName} src={user.accountPhotoUrl} size={40} />
          <div className={styles.words}>
            <Text weight="strong">{user.fullName}</Text>
            {user.role && (
              <Text size="sm" tone="muted">
                {user.role}
              </Text>
            )}
          </div>
        </Stack>
        <Select
          label={formatMessage(messages.language)}
          icon={<Icon of={LanguagesIcon} />}
          value={language.code}
          options={languages.map((code) => ({ value: code, label: LANGUAGES[code].description, lang: code }))}
          onValueChange={(code) => onLanguageChange(code as LanguageCode)}
        />
        <div>
          <Text size="sm" weight="strong" className={styles.label}>
            {formatMessage(messages.theme)}
          </Text>
          <SegmentedControl
            label={formatMessage(messages.theme)}
            value={theme}
            onValueChange={handleTheme}
            options={[
              { value: 'light', label: formatMessage(messages.light) },
              { value: 'dark', label: formatMessage(messages.dark) },
              { value: 'system', label: formatMessage(messages.system) },
            ]}
          />
        </div>
        <Button
          wide
          icon={<Icon of={LogOutIcon} />}
          onClick={() => {
            onOpenChange(false)
            signOut()
          }}
        >
          {formatMessage(messages.signOut)}
        </Button>
      </div>
    </Popover>
  )
}
