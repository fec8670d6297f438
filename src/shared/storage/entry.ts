/** What one kept value is: the registry in index.ts lists them all. */
export interface EntryOptions<T> {
  /** Key in the storage area. */
  key: string
  area: 'local' | 'session'
  /** Whether signing out keeps it (the specification names those that stay, AM-72). */
  keptAtSignOut: boolean
  /** The value from what was stored, or null when it cannot be used any more. */
  parse: (stored: unknown) => T | null
}

/** A value of this browser. */
export interface Entry<T> {
  readonly key: string
  readonly area: 'local' | 'session'
  readonly keptAtSignOut: boolean
  read: () => T | null
  write: (value: T) => void
  remove: () => void
}

/** A value of each person who uses this browser: under the key lies a map from user id to the value (AM-70). */
export interface PersonalEntry<T> {
  readonly key: string
  readonly area: 'local' | 'session'
  readonly keptAtSignOut: boolean
  read: (userId: string) => T | null
  write: (userId: string, value: T) => void
  remove: (userId: string) => void
}

/** Declares a value of this browser. */
export function browserEntry<T>({ key, area, keptAtSignOut, parse }: EntryOptions<T>): Entry<T> {
  return {
    key,
    area,
    keptAtSignOut,
    read: () => parse(load(area, key)),
    write: (value) => save(area, key, value),
    remove: () => drop(area, key),
  }
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

/** A storage that is full, forbidden or holds rubbish is an empty storage: nothing kept here is worth a broken page. */
function load(area: 'local' | 'session', key: string): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function save(area: 'local' | 'session', key: string, value: unknown): void {
  try {
    storageOf(area).setItem(key, JSON.stringify(value))
  } catch {
    // See load: the portal works without it.
  }
}

function drop(area: 'local' | 'session', key: string): void {
  try {
    storageOf(area).removeItem(key)
  } catch {
    // See load.
  }
}

function storageOf(area: 'local' | 'session'): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
