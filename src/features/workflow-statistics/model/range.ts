import type { StatisticsFilter } from '../api/statistics-queries'

/** The ranges that a click chooses, by their days. */
export const presets = ['30', '90', 'year'] as const

export type Preset = (typeof presets)[number]

const DAY = 86_400_000
const longest = 2 * 366

/** A day as the calendar writes it. */
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** So many days after a day. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The number of days of a range, both included. */
export function lengthOf(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY) + 1
}

/** The days of a range that ends today. */
export function presetRange(preset: Preset, today: string): { from: string; to: string } {
  if (preset === 'year') {
    const [year = '', ...rest] = today.split('-')
    // A year before 29 February there is none: the date rolls over to the first of March, which is a day after it.
    return { from: dayAfter([Number(year) - 1, ...rest].join('-').replace('02-29', '02-28'), 1), to: today }
  }
  return { from: dayAfter(today, 1 - Number(preset)), to: today }
}

/** The range that the address names; the last 90 days where it names none. */
export function rangeOf(address: URLSearchParams, today: string): { from: string; to: string; preset: Preset | null } {
  const [from, to] = [address.get('from'), address.get('to')]
  if (!isDay(from) || !isDay(to)) return { ...presetRange('90', today), preset: '90' }
  const preset = presets.find((one) => {
    const range = presetRange(one, today)
    return range.from === from && range.to === to
  })
  return { from, to, preset: preset ?? null }
}

/** Why a range cannot be asked for; null where it can. */
export function rangeProblem(from: string, to: string): 'end-before-start' | 'range-too-long' | null {
  if (to < from) return 'end-before-start'
  return lengthOf(from, to) > longest ? 'range-too-long' : null
}

/** What the server is asked for. */
export function filterOf(
  address: URLSearchParams,
  today: string,
): Required<Omit<StatisticsFilter, 'communityId'>> & Pick<StatisticsFilter, 'communityId'> {
  const { from, to } = rangeOf(address, today)
  const communityId = address.get('communityId')
  return { from, to, ...(communityId && { communityId }) }
}
