export { DatePicker, type DatePickerProps } from './DatePicker'
export { type DayProblem } from './day-problem'
