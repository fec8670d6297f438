import type { PortalIntl } from '@/shared/i18n'

/** A length of time in days as people read it: "4.1 days"; hours below one day. */
export function timeWords(hours: number, intl: PortalIntl): string {
  const [amount, unit] = hours < 24 ? [hours, 'hour'] : [hours / 24, 'day']
  return intl.formatNumber(amount, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  })
}

/** Days on an axis or in a column: "4.1". */
export function dayNumber(days: number, intl: PortalIntl): string {
  return intl.formatNumber(days, { maximumFractionDigits: days < 10 ? 1 : 0 })
}

/** "+8", "−2", "±0". */
export function changeWords(change: number, intl: PortalIntl, digits = 0): string {
  return intl.formatNumber(change, { signDisplay: 'exceptZero', maximumFractionDigits: digits })
}

/** A day of the calendar, the same in every zone: "2 Nov". */
export function dayWords(date: string, intl: PortalIntl): string {
  return new Intl.DateTimeFormat(intl.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  )
}

/** "22 Aug – 20 Nov 2026". */
export function rangeWords(from: string, to: string, intl: PortalIntl, year = true): string {
  const format = new Intl.DateTimeFormat(intl.locale, {
    day: 'numeric',
    month: 'short',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`))
}

/** Where a month begins, or each day of a short range: what stands below a chart. */
export function ticksOf(dates: readonly string[], intl: PortalIntl): { index: number; label: string }[] {
  const months = new Set(dates.map((date) => date.slice(0, 7)))
  if (months.size < 3) return dates.map((date, index) => ({ index, label: dayWords(date, intl) }))
  const month = new Intl.DateTimeFormat(intl.locale, { month: 'short', timeZone: 'UTC' })
  return dates.flatMap((date, index) => {
    const begins = index > 0 && dates[index - 1]?.slice(0, 7) !== date.slice(0, 7)
    return begins ? [{ index, label: month.format(new Date(`${date}T00:00Z`)) }] : []
  })
}
