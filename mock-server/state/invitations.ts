/** Somebody who is invited to the event of a post. */
export type InvitationState = {
  id: string
  personId: string
  /** The group as whose member the person was invited. */
  viaGroupId: string | null
  kind: 'guest' | 'staff'
  duty: string | null
  response: 'pending' | 'accepted' | 'tentative' | 'declined' | 'waiting'
  note: string | null
  respondedAt: number | null
}
