export { calendarDay, daysAgo } from './calendar-day'
export { calendarDate, shortDayAndYear } from './use-day-time'
export { useDayTime, type DayTime } from './use-day-time'
