import type { ReactNode } from 'react'
import { Brand } from '@/design-system/Brand'
import { Icon, LanguagesIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Splash } from '@/design-system/Splash'
import { type LanguageCode, LANGUAGES, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { SignInForm } from './SignInForm'

export type SignInPageProps = {
  /** Whose portal it is. */
  customer: { name: string; logoUrl: string | null }
  languages: readonly LanguageCode[]
  onLanguageChange: (code: LanguageCode) => void
  /** Beside the button that signs in: the way to a new password. */
  aside?: ReactNode
}

/** The door of the portal. */
export function SignInPage({ customer, languages, onLanguageChange, aside }: SignInPageProps) {
  const { formatMessage, language } = useIntl()
  return (
    <Splash
      brand={<Brand name={customer.name} logoSrc={customer.logoUrl} size="lg" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
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
      <SignInForm aside={aside} />
    </Splash>
  )
}
