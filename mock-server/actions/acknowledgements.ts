import type { PostState } from '../state/data.ts'
import { day } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { standingOf, standingsOf } from '../views/acknowledgements.ts'
import { shortTitle } from '../views/posts.ts'
import { describe } from './describe.ts'
import { addNotification } from './notify.ts'

/** Records that a person agrees to what a post asks. Repeating it changes nothing. */
export function acknowledge(world: World, post: PostState, personId: string, revision: number): void {
  const asked = post.acknowledgement
  if (!asked || standingOf(world.data, post, personId).state === 'acknowledged') return
  asked.given.set(personId, { revision, statement: asked.statement, at: world.clock.now() })
  // Nobody is told, but the person's other windows and the author's list show it.
  for (const userId of new Set([personId, post.authorId])) world.events.emit('notifications-changed', { userId })
}

/**
 * Reminds those who have not acknowledged a post: everybody, or those who are named. Who was reminded within a day is
 * left out.
 */
export function remind(world: World, post: PostState, by: string, personIds: readonly string[] | null) {
  const now = world.clock.now()
  const remindedAt = post.acknowledgement?.remindedAt ?? new Map<string, number>()
  const missing = standingsOf(world.data, post)
    .filter(({ user, state }) => state !== 'acknowledged' && (personIds?.includes(user.id) ?? true))
    .map(({ user }) => user.id)
  const reminded = missing.filter((id) => now - (remindedAt.get(id) ?? -Infinity) >= day)
  for (const personId of reminded) {
    remindedAt.set(personId, now)
    if (personId !== by) tell(world, post, by, personId)
  }
  return { missing, reminded }
}

function tell(world: World, post: PostState, by: string, personId: string): void {
  if (!world.data.people.get(personId)?.account) return
  addNotification(world, personId, {
    ...describe(world.data, 'activity-assigned', { by: [by], at: world.clock.now(), post }),
    title: `Reminder: acknowledge ${shortTitle(post)}`,
    routerLink: `/post/${post.id}`,
  })
}
