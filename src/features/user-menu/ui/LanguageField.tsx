import { useUnit } from 'effector-react'
import { Select } from '@/design-system/Select'
import { LANGUAGES, type LanguageCode, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { languageChosen } from '../model/change-language'

export type LanguageFieldProps = {
  languages: readonly LanguageCode[]
  /** Shows the portal in a language without storing the choice. */
  showLanguage: (code: LanguageCode) => Promise<void>
}

/** The language of the portal as a field: the same change as in the menu, with the same question. */
export function LanguageField({ languages, showLanguage }: LanguageFieldProps) {
  const { formatMessage, language } = useIntl()
  const choose = useUnit(languageChosen)
  return (
    <Select
      label={formatMessage(messages.language)}
      value={language.code}
      options={languages.map((code) => ({ value: code, label: LANGUAGES[code].description, lang: code }))}
      onValueChange={(chosen) => {
        const to = languages.find((code) => code === chosen)
        if (to) choose({ from: language.code, to, show: showLanguage })
      }}
    />
  )
}
