import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Half-written work as this device keeps it. */
export type DeviceDraft = { value: unknown; savedAt: number; about: DraftSubject }

/** What the work is, to name it where it cannot be shown. The title is what the person has called it. */
export type DraftSubject = { kind: 'post' | 'comment' | 'form'; title: string }

/** One of the works that this device keeps for a person. */
export type ListedDraft = { address: string; about: DraftSubject }

/** The database that holds them. */
export const DEVICE_DRAFTS = 'drafts'

interface Schema extends DBSchema {
  drafts: { key: string; value: DeviceDraft }
}

let database: Promise<IDBPDatabase<Schema>> | null = null

/**
 * The one store of half-written work on this device: a key for each person and address. It goes with the session at
 * sign-out, like every database of the portal; a reload, a crash and an ended session leave it.
 */
async function open(): Promise<IDBPDatabase<Schema>> {
  const opening = (database ??= openDB<Schema>(DEVICE_DRAFTS, 1, {
    upgrade: (created) => void created.createObjectStore('drafts'),
    // Signing out in another tab deletes the database, which an open connection would hold up.
    blocking: (_current, _blocked, event) => {
      database = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      database = null
    },
  }))
  return opening.catch((error: unknown) => {
    database = null
    throw error
  })
}

/** What this person left at this address, or null. */
export async function readDeviceDraft(userId: string, address: string): Promise<DeviceDraft | null> {
  try {
    return (await (await open()).get('drafts', keyOf(userId, address))) ?? null
  } catch {
    return null
  }
}

/** All that this person left on this device. */
export async function listDeviceDrafts(userId: string): Promise<ListedDraft[]> {
  try {
    const drafts: ListedDraft[] = []
    const prefix = keyOf(userId, '')
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    let cursor = await (await open()).transaction('drafts').store.openCursor(range)
    while (cursor) {
      drafts.push({ address: cursor.key.slice(prefix.length), about: cursor.value.about })
      cursor = await cursor.continue()
    }
    return drafts
  } catch {
    return []
  }
}

/** Keeps the work; false where the browser has no room for it or no store at all. */
export async function keepDeviceDraft(
  userId: string,
  address: string,
  value: unknown,
  about: DraftSubject,
): Promise<boolean> {
  try {
    const transaction = (await open()).transaction('drafts', 'readwrite')
    const put = transaction.store.put({ value, savedAt: Date.now(), about }, keyOf(userId, address))
    // A page that is being closed would not live to commit it by itself.
    transaction.commit()
    await Promise.all([put, transaction.done])
    return true
  } catch {
    return false
  }
}

/** Forgets the work, because the server holds all of it or it was given up. */
export async function forgetDeviceDraft(userId: string, address: string): Promise<void> {
  try {
    await (await open()).delete('drafts', keyOf(userId, address))
  } catch {
    // What could not be kept is not there.
  }
}

function keyOf(userId: string, address: string): string {
  return `${userId} ${address}`
}
