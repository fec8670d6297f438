import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

const month: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' }

/** How the facts of a person are said: languages by their names, certificates with their end. */
export function usePersonWords() {
  const { formatMessage, formatDate, locale } = useIntl()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  // A code that no table of languages has stands as it came.
  const language = (code: string) => names.of(code) ?? code
  const duty = ({ name, validUntil }: Schemas['Duty']) =>
    validUntil === null ? name : formatMessage(messages.dutyUntil, { name, date: formatDate(validUntil, month) })
  return { language, duty }
}
