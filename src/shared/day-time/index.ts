export { calendarDay, daysAgo, hourOf, isReadable } from './calendar-day'
export { calendarDate } from './use-day-time'
export { useDayTime, type DayTime } from './use-day-time'
