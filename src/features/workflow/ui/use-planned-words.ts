import { planningMessages, priorityWords } from '@/features/planning'
import { nameOf } from '@/features/subjects'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import type { Planned } from '../model/transition-form'

/** Says a part of the planning of a post in words. */
export function usePlannedWords(): (part: keyof Planned, planned: Planned) => string {
  const intl = useIntl()
  return (part, planned) => {
    const value = planned[part]
    if (value == null) return intl.formatMessage(planningMessages.none)
    if (typeof value !== 'string') return nameOf(value)
    if (part === 'priority') return priorityWords(value, intl)
    return intl.formatDate(new Date(`${value}T00:00:00Z`), calendarDate)
  }
}
