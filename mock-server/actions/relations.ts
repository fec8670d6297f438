import { nextId, type WorldData } from '../state/data.ts'
import type { RelationState } from '../state/relations.ts'

/** Relates a post to another one. */
export function relatePosts(data: WorldData, relation: Omit<RelationState, 'id'>): RelationState {
  const kept = { id: nextId(data, 'rel'), ...relation }
  data.relations.set(kept.id, kept)
  return kept
}

type Wanted = Pick<RelationState, 'kind' | 'fromPostId' | 'toPostId'>

/** Whether two posts are related in this way already; what merely belongs together does so from both sides. */
export function areRelated(data: WorldData, { kind, fromPostId, toPostId }: Wanted): boolean {
  return [...data.relations.values()].some(
    (relation) =>
      relation.kind === kind &&
      ((relation.fromPostId === fromPostId && relation.toPostId === toPostId) ||
        (kind === 'related' && relation.fromPostId === toPostId && relation.toPostId === fromPostId)),
  )
}

/** Whether what the other post replaces or continues, at any distance, leads back to the first one. */
export function leadsBack(data: WorldData, { kind, fromPostId, toPostId }: Wanted): boolean {
  if (kind === 'related') return false
  const all = [...data.relations.values()].filter((relation) => relation.kind === kind)
  const seen = new Set<string>()
  const ahead = [toPostId]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (id === fromPostId) return true
    if (seen.has(id)) continue
    seen.add(id)
    for (const relation of all) if (relation.fromPostId === id) ahead.push(relation.toPostId)
  }
  return false
}
