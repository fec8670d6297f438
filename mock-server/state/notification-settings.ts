import { factsOf } from '../content/people/facts.ts'
import { askedByName, notificationDefaults, type Channel } from '../content/notification-defaults.ts'
import { Clocks } from './availability.ts'
import { personalOf, type WorldData } from './data.ts'

type QuietHours = { enabled: boolean; days: number[]; from: string; to: string }

/** What a person has chosen; what they have not is as the organisation has it. */
export type NotificationSettingsState = {
  /** By `type/channel`. */
  cells: Map<string, boolean>
  /** Communities with a level of their own; `until` is null where it has no end. */
  communities: Map<string, { level: 'addressed' | 'none'; until: number | null }>
  quiet: QuietHours
  pausedUntil: number | null
  summary: 'off' | 'daily' | 'workdays' | 'weekly'
  /** Counts the changes; the token for the next one is made of it. */
  version: number
  /** What happened and was kept out of the list: it counts all the same. */
  withheld: { typeId: string; at: number }[]
}

/** The settings of somebody who has never changed any. */
export function untouchedSettings(version = 0): NotificationSettingsState {
  return {
    cells: new Map(),
    communities: new Map(),
    quiet: { enabled: false, days: [1, 2, 3, 4, 5, 6, 7], from: '19:00', to: '07:00' },
    pausedUntil: null,
    summary: 'weekly',
    version,
    withheld: [],
  }
}

/** The row in which a kind stands: its own, or that of the others. */
export function rowOf(typeId: string): keyof typeof notificationDefaults {
  return Object.hasOwn(notificationDefaults, typeId) ? (typeId as keyof typeof notificationDefaults) : 'other'
}

/** Whether a kind reaches somebody on a channel, quiet hours aside. */
export function reaches(settings: NotificationSettingsState, typeId: string, channel: Channel): boolean {
  const row = rowOf(typeId)
  if (channel === 'stream' && askedByName.has(row)) return true
  // A push shows an entry of the list.
  if (channel === 'push' && !reaches(settings, row, 'stream')) return false
  return settings.cells.get(`${row}/${channel}`) ?? notificationDefaults[row][channel]
}

/** What is said to a person, and what reminds them. */
const addressed: ReadonlySet<string> = new Set([...askedByName, 'comment-reply', 'task-reminder'])

/** How much of a community reaches somebody at a moment. */
export function levelOf(
  { communities }: NotificationSettingsState,
  communityId: string | undefined,
  at: number,
): 'all' | 'addressed' | 'none' {
  const chosen = communities.get(communityId ?? '')
  return chosen && (chosen.until === null || at < chosen.until) ? chosen.level : 'all'
}

/** Whether a kind comes through at a level of its community: what is asked by name always stands in the list. */
export function passes(level: 'all' | 'addressed' | 'none', typeId: string, channel: Channel): boolean {
  if (level === 'all') return true
  if (level === 'addressed') return addressed.has(typeId)
  return channel === 'stream' && askedByName.has(typeId)
}

/** Where and when a push would be shown. */
type Occurrence = { typeId: string; communityId: string | undefined; at: number }

/** Whether a push may be shown for a kind at a moment. */
export function mayPush(data: WorldData, personId: string, { typeId, communityId, at }: Occurrence): boolean {
  const { notificationSettings: settings } = personalOf(data, personId)
  if (!reaches(settings, typeId, 'push')) return false
  if (!passes(levelOf(settings, communityId, at), typeId, 'push')) return false
  if (settings.pausedUntil !== null && at < settings.pausedUntil) return false
  const person = data.people.get(personId)
  const timeZone = person?.account?.timeZone ?? (person ? factsOf(person).timeZone : 'UTC')
  return !isQuiet(settings.quiet, timeZone, at)
}

/** Whether quiet hours run, those included that began the evening before. */
export function isQuiet({ enabled, days, from, to }: QuietHours, timeZone: string, at: number): boolean {
  if (!enabled) return false
  const { weekday, minutes } = new Clocks(at).wall(timeZone)
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  if (begin < end) return days.includes(weekday) && minutes >= begin && minutes < end
  const yesterday = weekday === 1 ? 7 : weekday - 1
  return (days.includes(weekday) && minutes >= begin) || (days.includes(yesterday) && minutes < end)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
