export { calendarDay, daysAgo } from './calendar-day'
export { useDayTime, type DayTime } from './use-day-time'
