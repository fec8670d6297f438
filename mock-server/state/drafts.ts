import type { Schemas } from '../schemas.ts'
import type { WorldData } from './data.ts'

/** What a draft says of its post. */
export type DraftFields = Schemas['DraftFields']

/** What one person has written of one post and not published. */
export type DraftState = {
  postId: string
  personId: string
  mode: 'create' | 'edit' | 'copy'
  fields: DraftFields
  updatedAt: number
  /** Counts the saves; the token for the next one is made of it. */
  saves: number
}

/** The person's draft of a post. */
export function draftOf(data: WorldData, postId: string, personId: string): DraftState | undefined {
  return data.drafts.get(keyOf(postId, personId))
}

/** All drafts of a person. */
export function draftsOfPerson(data: WorldData, personId: string): DraftState[] {
  return [...data.drafts.values()].filter((draft) => draft.personId === personId)
}

/** All drafts of a post. */
export function draftsOfPost(data: WorldData, postId: string): DraftState[] {
  return [...data.drafts.values()].filter((draft) => draft.postId === postId)
}

/** Keeps a draft in place of the one before. */
export function keepDraft(data: WorldData, draft: DraftState): DraftState {
  data.drafts.set(keyOf(draft.postId, draft.personId), draft)
  return draft
}

/** Forgets a draft. */
export function forgetDraft(data: WorldData, { postId, personId }: Pick<DraftState, 'postId' | 'personId'>): void {
  data.drafts.delete(keyOf(postId, personId))
}

function keyOf(postId: string, personId: string): string {
  return `${postId} ${personId}`
}
