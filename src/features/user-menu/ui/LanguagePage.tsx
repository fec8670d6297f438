import { useUnit } from 'effector-react'
import { ActionItem, ActionList } from '@/design-system/ActionList'
import { LANGUAGES, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { languageChosen } from '../model/change-language'
import type { UserMenuProps } from './UserMenu'

type LanguagePageProps = Pick<UserMenuProps, 'languages' | 'showLanguage'> & { onClose: () => void }

/** Every language by its own name. */
export function LanguagePage({ languages, showLanguage, onClose }: LanguagePageProps) {
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
