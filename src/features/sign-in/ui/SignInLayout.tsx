import type { ReactNode } from 'react'
import { Brand } from '@/design-system/Brand'
import { Icon, LanguagesIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Splash } from '@/design-system/Splash'
import { type LanguageCode, LANGUAGES, useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What every page before signing in shows around its form. */
export type SignInContext = {
  customer: { name: string; logoUrl: string | null; logoDarkUrl?: string | null | undefined }
  languages: readonly LanguageCode[]
  onLanguageChange: (code: LanguageCode) => void
}

export type SignInLayoutProps = SignInContext & { title: string; lead?: ReactNode; children: ReactNode }

/** A page before signing in: the customer's brand, one form, and the choice of language. */
export function SignInLayout({ customer, languages, onLanguageChange, title, lead, children }: SignInLayoutProps) {
  const { formatMessage, language } = useIntl()
  return (
    <Splash
      brand={<Brand name={customer.name} logoSrc={customer.logoUrl} darkLogoSrc={customer.logoDarkUrl} size="lg" />}
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
