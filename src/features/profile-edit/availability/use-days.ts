import { useIntl } from '@/shared/i18n'

/** Words a day of the calendar, the same in every time zone: "21 December". */
export function useDays(): (day: string) => string {
  const { formatDate } = useIntl()
  return (day) => formatDate(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
