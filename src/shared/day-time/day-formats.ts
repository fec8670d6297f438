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
