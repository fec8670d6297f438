export { calendarDay, daysAgo } from './calendar-day'
export { calendarDate } from './day-formats'
export { useDayTime, type DayTime } from './use-day-time'
