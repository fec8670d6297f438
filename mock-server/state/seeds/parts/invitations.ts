import { newInvitation } from '../../../actions/invitations.ts'
import { writtenInvitations, type WrittenInvitations } from '../../../content/invitations.ts'
import type { PostState, WorldData } from '../../data.ts'
import type { InvitationState } from '../../invitations.ts'
import { hour } from '../../times.ts'

type Response = InvitationState['response']

/** Invites people to the events of the demo organisation; the posts must be there already. */
export function addInvitations(data: WorldData, now: number): void {
  for (const written of writtenInvitations) {
    const post = eventCalled(data, written.post)
    if (post) invitePeople(data, post, written, now)
  }
}

/** Invites all of a large company to one event, until `total` people are invited. */
export function crowdInvitations(data: WorldData, now: number, total: number): void {
  const post = eventCalled(data, 'Nuova pressa in arrivo')
  if (!post) return
  const invitations = (post.invitations ?? []).slice()
  const responses: readonly Response[] = ['accepted', 'pending', 'declined', 'pending', 'tentative']
  for (const personId of data.crowd.keys()) {
    if (invitations.length >= total) break
    const response = responses[invitations.length % responses.length] ?? 'pending'
    invitations.push(answered(post, invitations.length, { personId, response, now }))
  }
  post.invitations = invitations
}

function invitePeople(data: WorldData, post: PostState, written: WrittenInvitations, now: number): void {
  const { event, counts, giulia, duties = [], notes = {} } = written
  if (post.event) post.event = { ...post.event, ...event }
  const others = [...data.people.values()]
    .filter(({ id, deleted, blocked }) => !deleted && !blocked && id !== 'giulia-riva' && id !== post.authorId)
    .map(({ id }) => id)
  const invitations: InvitationState[] = []
  if (giulia) {
    const { response, duty } = giulia
    const mine = answered(post, 0, { personId: 'giulia-riva', response, now })
    invitations.push(duty === undefined ? mine : { ...mine, kind: 'staff', duty })
  }
  for (const response of responses) {
    let note = notes[response] ?? null
    const count = counts[response] - (giulia?.response === response ? 1 : 0)
    for (const personId of others.splice(0, count)) {
      const duty = response === 'accepted' ? duties.shift() : undefined
      const theirs = { ...answered(post, invitations.length, { personId, response, now }), note }
      invitations.push(duty === undefined ? theirs : { ...theirs, kind: 'staff', duty })
      note = null
    }
  }
  post.invitations = invitations
}

const responses: readonly Response[] = ['accepted', 'tentative', 'declined', 'pending', 'waiting']

type Answer = { personId: string; response: Response; now: number }

function answered({ number }: PostState, index: number, { personId, response, now }: Answer): InvitationState {
  return {
    ...newInvitation(`inv-${number}-${index + 1}`, personId, { viaGroupId: null, kind: 'guest', duty: null }),
    response,
    respondedAt: response === 'pending' ? null : now - Math.max(1, 60 - index) * hour,
  }
}

function eventCalled(data: WorldData, title: string): PostState | undefined {
  return data.feed.find((post) => post.event !== undefined && post.title.startsWith(title))
}
