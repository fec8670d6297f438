import { load, save, type EntryOptions } from './entry'

/** A value of each person who uses this browser: under the key lies a map from user id to the value (AM-70). */
export interface PersonalEntry<T> {
  readonly key: string
  readonly area: 'local' | 'session'
  readonly keptAtSignOut: boolean
  read: (userId: string) => T | null
  write: (userId: string, value: T) => void
  remove: (userId: string) => void
}

/** Declares a value of each person. */
export function personalEntry<T>({ key, area, keptAtSignOut, parse }: EntryOptions<T>): PersonalEntry<T> {
  const all = (): Record<string, unknown> => {
    const stored = load(area, key)
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
  }
  return {
    key,
    area,
    keptAtSignOut,
    read: (userId) => {
      const values = all()
      return Object.hasOwn(values, userId) ? parse(values[userId]) : null
    },
    write: (userId, value) => save(area, key, { ...all(), [userId]: value }),
    remove: (userId) => {
      const values = all()
      delete values[userId]
      save(area, key, values)
    },
  }
}
