import { createBulk, failureOf, runBulk, stepBulk, type BulkStart } from '../../../actions/bulk.ts'
import type { Person } from '../../../content/people/index.ts'
import { postStates } from '../../../content/workflow-states.ts'
import type { WorldData } from '../../data.ts'
import { minute } from '../../times.ts'
import type { World } from '../../world.ts'

/**
 * Forty-eight posts on their way to Approved, as the design picture has it: thirty moved, three failed, fifteen
 * waiting.
 */
export function runningBulk(data: WorldData, person: Person, world: World): void {
  const target = postStates.approved
  const sound = data.feed.filter((post) => failureOf(data, person, post, target) === undefined)
  const failing = data.feed.filter((post) => failureOf(data, person, post, target) === 'post-locked')
  const others = data.feed.filter((post) => failureOf(data, person, post, target) === 'required-field-missing')
  const posts = [
    ...sound.slice(0, 20),
    ...failing.slice(0, 2),
    ...sound.slice(20, 30),
    ...others.slice(0, 1),
    ...sound.slice(30, 45),
  ]
  const now = world.clock.now()
  const start: BulkStart = {
    person,
    postIds: posts.map(({ id }) => id),
    targetState: target,
    clientKey: 'bulk-of-the-seed',
    language: 'en',
  }
  const state = createBulk(data, start, now - minute)
  for (let step = 0; step < 33; step += 1) stepBulk(data, state, start, now)
  runBulk(world, state, start)
}
