import type { Community } from '../content/communities.ts'
import type { Schemas } from '../schemas.ts'

/** How a person stands to a community, where that is not what the organisation arranged. */
export type MembershipState = {
  /** `declined` ones may ask again after a while; `left` ones do not belong though their place or area does. */
  state: 'member' | 'requested' | 'invited' | 'declined' | 'left'
  source: Schemas['Membership']['source']
  message?: string | undefined
  /** When it came to be so. */
  at: number
  requestedAt?: number
  invitedBy?: string
  /** How the person stood before a moderator took them out; undefined for what the organisation arranged. */
  removed?: { before: MembershipState | undefined }
}

/** A community of a world: what it is, and what has happened to it. */
export type CommunityState = Community & {
  memberships: Map<string, MembershipState>
  /** Who was made a moderator, or is one no more. */
  roles: Map<string, Schemas['Membership']['role']>
  /** Where another catalog was chosen than the one that the installation says. */
  catalogId?: string | null
  /** What was written in place of `about`; null where it was taken away. */
  writtenAbout?: Schemas['Delta'] | null
  /** The cover that was chosen in place of the drawn one; null where it was taken away. */
  chosenCover?: Schemas['PostImage'] | null
  /** Counts the changes of the rules. */
  rulesRevision: number
  rulesChangedAt?: number
  /** That it was archived; nothing can be written or joined there then. */
  archived?: { at: number; by: string; note: string | null }
  /** How often it was saved since the world began; the token of a change is made of it. */
  saves: number
}

/** A community as a world begins with it. */
export function newCommunity(community: Community): CommunityState {
  return { ...community, memberships: new Map(), roles: new Map(), rulesRevision: 1, saves: 0 }
}
