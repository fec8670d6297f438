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

/**
 * What lies under a key. A storage that is full, forbidden or holds rubbish is an empty storage: nothing kept here is
 * worth a broken page.
 */
export function load(area: 'local' | 'session', key: string): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Puts something under a key, where that can be done. */
export function save(area: 'local' | 'session', key: string, value: unknown): void {
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
