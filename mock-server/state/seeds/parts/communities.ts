import type { WorldData } from '../../data.ts'
import { day } from '../../times.ts'

/** Who asked to join a community, and who is invited. */
export function addMemberships(data: WorldData, now: number): void {
  for (const { memberships, requests = [], invitations = [] } of data.communities.values()) {
    for (const { by, message, daysAgo } of requests) {
      const at = now - daysAgo * day
      memberships.set(by, { state: 'requested', source: 'request', message, at, requestedAt: at })
    }
    for (const { of, by, daysAgo } of invitations)
      memberships.set(of, { state: 'invited', source: 'invitation', at: now - daysAgo * day, invitedBy: by })
  }
}
