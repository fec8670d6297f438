import { belongsTo, mayRead } from '../../../views/communities.ts'
import type { WorldData } from '../../data.ts'
import { day } from '../../times.ts'

/** What Giulia follows beside her own communities. */
const followedToo = ['plant-torino', 'werk-ulm', 'people-and-places', 'atelier-lyon', 'thessaloniki']

/** Who asked to join, who is invited, and whose posts are in whose feed. */
export function addMemberships(data: WorldData, now: number): void {
  for (const { memberships, requests = [], invitations = [] } of data.communities.values()) {
    for (const { by, message, daysAgo } of requests) {
      const at = now - daysAgo * day
      memberships?.set(by, { state: 'requested', source: 'request', message, at, requestedAt: at })
    }
    for (const { of, by, daysAgo } of invitations)
      memberships?.set(of, { state: 'invited', source: 'invitation', at: now - daysAgo * day, invitedBy: by })
  }
  for (const [personId, { followedCommunityIds }] of data.personal) {
    const person = data.people.get(personId)
    if (!person) continue
    for (const community of data.communities.values()) {
      const extra = personId === 'giulia-riva' && followedToo.includes(community.id) && mayRead(community, person)
      if (extra || belongsTo(community, person)) followedCommunityIds.add(community.id)
    }
  }
}
