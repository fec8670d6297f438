import type { Schemas } from '@/api'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** When a survey takes answers, or from when or until when it did; null for one without an end. */
export function whenWords({ state, opensAt, closesAt }: Schemas['PostSurvey'], intl: PortalIntl): string | null {
  const date = (at: Schemas['ZonedDateTime']) =>
    intl.formatDate(at.zonedDatetime, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
  if (state === 'scheduled') return opensAt && intl.formatMessage(messages.opens, { date: date(opensAt) })
  if (state === 'closed') return closesAt && intl.formatMessage(messages.closed, { date: date(closesAt) })
  return closesAt && intl.formatMessage(messages.until, { date: date(closesAt) })
}

/** How long a survey takes. */
export function factsWords({ questions }: Schemas['PostSurvey'], intl: PortalIntl): string {
  return intl.formatMessage(messages.facts, { count: questions.count, minutes: questions.minutes })
}

/** When the person answered; null where nothing was sent. */
export function answeredWords({ mine }: Schemas['PostSurvey'], intl: PortalIntl): string | null {
  if (!mine?.answeredOn) return null
  const date = intl.formatDate(new Date(`${mine.answeredOn}T00:00:00Z`), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return intl.formatMessage(messages.answered, { date })
}
