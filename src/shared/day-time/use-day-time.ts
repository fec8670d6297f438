import { useMemo } from 'react'

import { useIntl } from '@/shared/i18n'

import { calendarDay, daysAgo, isReadable } from './calendar-day'
import { messages } from './messages'

/** Each also takes a moment that cannot be read, `new Date('yesterday')`, and says that it is unknown. */
export type DayTime = {
  /** "Today, 09:12", "Yesterday, 17:40", "18 November, 17:40", with the year when it is another one. */
  dayAndTime: (date: Date, now: Date) => string
  /** "09:12" today, and as `dayAndTime` before: for conversations, where the day goes without saying. */
  timeOrDay: (date: Date, now: Date) => string
  /** "today", "yesterday", "18 Nov": where the time of day matters to nobody. */
  dayInShort: (date: Date, now: Date) => string
  /** "20 November 2026, 09:12": the exact moment. */
  exact: (date: Date) => string
  /** "09:12". */
  timeOfDay: (date: Date) => string
  /** Whether both fall on one day where the reader is. */
  isSameDay: (one: Date, other: Date) => boolean
}

/** How people say when something happened, in the reader's language and time zone. */
export function useDayTime(): DayTime {
  const intl = useIntl()
  return useMemo(() => {
    const { timeZone, locale } = intl
    const sameYear = (date: Date, now: Date) =>
      calendarDay(date, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4)
    const orUnknown =
      <Rest extends unknown[]>(say: (date: Date, ...rest: Rest) => string) =>
      (date: Date, ...rest: Rest) =>
        isReadable(date) ? say(date, ...rest) : intl.formatDate(date)
    const timeOfDay = (date: Date) => intl.formatTime(date)
    const dayAndTime = orUnknown((date, now: Date) => {
      const ago = daysAgo(date, now, timeZone)
      if (ago === 0) return intl.formatMessage(messages.today, { time: timeOfDay(date) })
      if (ago === 1) return intl.formatMessage(messages.yesterday, { time: timeOfDay(date) })
      const words = intl.formatDate(date, sameYear(date, now) ? day : dayAndYear)
      return intl.formatMessage(messages.dateAndTime, { date: words, time: timeOfDay(date) })
    })
    return {
      dayAndTime,
      timeOfDay,
      timeOrDay: (date, now) => (daysAgo(date, now, timeZone) === 0 ? timeOfDay(date) : dayAndTime(date, now)),
      dayInShort: orUnknown((date, now) => {
        const ago = daysAgo(date, now, timeZone)
        if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
        return intl.formatDate(date, sameYear(date, now) ? shortDay : shortDayAndYear)
      }),
      exact: orUnknown((date) =>
        intl.formatMessage(messages.dateAndTime, {
          date: intl.formatDate(date, dayAndYear),
          time: timeOfDay(date),
        }),
      ),
      isSameDay: (one, other) => calendarDay(one, timeZone) === calendarDay(other, timeZone),
    }
  }, [intl])
}

// By name, because a format is kept with its options: a literal at the call would have it sought anew each time.

/** "20 November". */
export const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
/** "20 November 2026". */
export const dayAndYear: Intl.DateTimeFormatOptions = { ...day, year: 'numeric' }
/** "20 Nov". */
export const shortDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
/** "20 Nov 2026". */
export const shortDayAndYear: Intl.DateTimeFormatOptions = { ...shortDay, year: 'numeric' }

/** "20 Nov 2026" for a day of the calendar, given as midnight of UTC: it is the same day for every reader. */
export const calendarDate: Intl.DateTimeFormatOptions = { ...shortDayAndYear, timeZone: 'UTC' }
