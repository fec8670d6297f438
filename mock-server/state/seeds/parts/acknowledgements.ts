import { type WrittenAcknowledgement, writtenAcknowledgements } from '../../../content/acknowledgements.ts'
import { standingsOf } from '../../../views/acknowledgements.ts'
import type { PostState, WorldData } from '../../data.ts'
import { dateOf, day, hour, numberOf } from '../../times.ts'

/** Lets posts ask for acknowledgements, with those that were given so far; the posts must be there already. */
export function addAcknowledgements(data: WorldData, now: number): void {
  for (const written of writtenAcknowledgements) {
    const post = data.feed.find(({ title }) => title.startsWith(written.post))
    if (post) ask(data, post, { written, now })
  }
}

function ask(data: WorldData, post: PostState, { written, now }: { written: WrittenAcknowledgement; now: number }) {
  const { statement, dueIn, groupId, done, giulia } = written
  // What Giulia has acknowledged has changed since.
  if (giulia === 'outdated') post.revision = 2
  const revision = post.revision ?? 1
  const group = data.groups.get(groupId ?? '')
  const subjects = group ? [{ type: 'group' as const, group: { id: group.id, name: group.name } }] : null
  const given: NonNullable<PostState['acknowledgement']>['given'] = new Map()
  const dueDate = dateOf(now + dueIn * day)
  post.acknowledgement = { statement, dueDate, subjects, revision, given, remindedAt: new Map() }
  for (const { user } of standingsOf(data, post)) {
    const byChance = numberOf(`${post.id}${user.id}`) % 10 < done ? 'acknowledged' : 'pending'
    const state = user.id === 'giulia-riva' ? giulia : byChance
    if (state === undefined || state === 'pending') continue
    const at = Math.min(now - 2 * hour, post.createdAt + (1 + (numberOf(user.id) % 40)) * hour)
    given.set(user.id, { revision: state === 'outdated' ? 1 : revision, statement, at })
  }
}
