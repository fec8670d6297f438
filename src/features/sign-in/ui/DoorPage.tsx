import type { ReactNode } from 'react'
import { Brand } from '@/design-system/Brand'
import { Icon, LanguagesIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Splash } from '@/design-system/Splash'
import { type LanguageCode, LANGUAGES, useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What is at the door whatever is asked there. */
export type Door = {
  /** Whose portal it is. */
  customer: { name: string; logoUrl: string | null }
  languages: readonly LanguageCode[]
  onLanguageChange: (code: LanguageCode) => void
}

export type DoorPageProps = Door & { title: string; lead?: ReactNode; children: ReactNode }

/** A page before the portal: whose it is, one form, and the language. */
export function DoorPage({ customer, languages, onLanguageChange, title, lead, children }: DoorPageProps) {
  const { formatMessage, language } = useIntl()
  return (
    <Splash
      brand={<Brand name={customer.name} logoSrc={customer.logoUrl} size="lg" />}
      title={title}
      lead={lead}
      footer={
        <Select
          variant="plain"
          label={formatMessage(messages.language)}
          labelHidden
          icon={<Icon of={LanguagesIcon} />}
          value={language.code}
          options={languages.map((code) => ({ value: code, label: LANGUAGES[code].description, lang: code }))}
          onValueChange={(code) => onLanguageChange(code as LanguageCode)}
        />
      }
    >
      {children}
    </Splash>
  )
}
