import { storage } from '@/shared/storage'

/** A place where a person was. A screen of the menus has the name of its item as id, and its title in no storage. */
export type Visit = { kind: 'post' | 'community' | 'screen'; id: string; title: string }

/** How many are kept: those that are shown, and the one that is open. */
const most = 9

/** Where a person was in this browser, the last first. */
export function visitsOf(userId: string): readonly Visit[] {
  return (storage.visits.read(userId) ?? []).filter(isVisit)
}

/** Remembers a place; one that is known moves to the front. */
export function rememberVisit(userId: string, visit: Visit): void {
  storage.visits.write(userId, [visit, ...others(userId, visit)].slice(0, most))
}

/** Forgets a place: it is not there any more, or not for this person. */
export function forgetVisit(userId: string, visit: Pick<Visit, 'kind' | 'id'>): void {
  const left = others(userId, visit)
  if (left.length < visitsOf(userId).length) storage.visits.write(userId, left)
}

function others(userId: string, { kind, id }: Pick<Visit, 'kind' | 'id'>): Visit[] {
  return visitsOf(userId).filter((known) => known.kind !== kind || known.id !== id)
}

const kinds: readonly unknown[] = ['post', 'community', 'screen'] satisfies Visit['kind'][]

/** What another build wrote may be anything. */
function isVisit(stored: unknown): stored is Visit {
  if (typeof stored !== 'object' || stored === null) return false
  const { kind, id, title } = stored as Record<string, unknown>
  return kinds.includes(kind) && typeof id === 'string' && typeof title === 'string'
}
