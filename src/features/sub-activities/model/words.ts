import type { Schemas } from '@/api'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

type Dates = Pick<Schemas['SubActivity'], 'expectedStartDate' | 'expectedEndDate'>

/** The days between which it is expected. */
export function datesWords({ expectedStartDate: start, expectedEndDate: end }: Dates, intl: PortalIntl): string {
  const format = new Intl.DateTimeFormat(intl.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const day = (date: string) => new Date(`${date}T00:00Z`)
  if (start && end) return format.formatRange(day(start), day(end))
  if (start) return intl.formatMessage(messages.from, { date: format.format(day(start)) })
  return end
    ? intl.formatMessage(messages.until, { date: format.format(day(end)) })
    : intl.formatMessage(messages.noDates)
}
