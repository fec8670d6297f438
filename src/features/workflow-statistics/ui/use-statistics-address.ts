import { useSearchParams } from 'react-router-dom'
import { calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { filterOf, rangeOf, rangeProblem } from '../model/range'

/** What the address says of the days and the community, and how it is changed. */
export function useStatisticsAddress() {
  const { timeZone } = useIntl()
  const [address, setAddress] = useSearchParams()
  const today = calendarDay(new Date(), timeZone)
  const range = rangeOf(address, today)
  return {
    ...range,
    today,
    filter: filterOf(address, today),
    problem: rangeProblem(range.from, range.to),
    /** The query as it is, for the other tab. */
    query: Object.fromEntries(address),
    change(part: Readonly<Record<string, string>>) {
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

export type StatisticsAddress = ReturnType<typeof useStatisticsAddress>
