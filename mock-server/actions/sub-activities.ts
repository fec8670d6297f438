import type { Schemas } from '../schemas.ts'
import { nextId, type PostState } from '../state/data.ts'
import { blankSubActivity, inState, type SubActivityState } from '../state/sub-activities.ts'
import type { World } from '../state/world.ts'
import { namedSubject } from '../views/subjects.ts'
import { notifyAbout, renewReaders } from './notify.ts'
import { changesBetween } from './planning.ts'
import { peopleAsked } from './task-reminders.ts'

/** How long an end can be taken back before anybody is told. */
const quietMs = 30_000

type Written = Partial<Omit<SubActivityState, 'id' | 'actualStart' | 'actualEnd' | 'saves'>>
type Acted = { post: PostState; by: string }

/** Adds a part to the work of a post; whoever is asked to do it is told. */
export function addSubActivity(world: World, acted: Acted, written: Written & { title: string }): SubActivityState {
  const { post } = acted
  const { stateId = 'sa-planned', assignee = null, ...fields } = written
  const id = nextId(world.data, `sa-${post.number}`)
  const blank = { ...blankSubActivity, ...fields, id, assignee: named(world, assignee) }
  const made = inState(blank, stateId, world.clock.now())
  post.subActivities = [...(post.subActivities ?? []), made]
  tell(world, 'activity-assigned', acted, made, peopleAsked(world, made.assignee))
  renewReaders(world, post)
  return made
}

/** Changes one; its assignee hears of it, a new one that it is theirs. */
export function changeSubActivity(world: World, acted: Acted, one: SubActivityState, written: Written): void {
  const before = { ...one }
  const now = world.clock.now()
  const { stateId = before.stateId, assignee = before.assignee, ...fields } = written
  const changed = { ...before, ...fields, assignee: named(world, assignee), saves: before.saves + 1 }
  Object.assign(one, inState(changed, stateId, now))
  const changes = changesBetween(world.data, before, one)
  const [earlier, asked] = [peopleAsked(world, before.assignee), peopleAsked(world, one.assignee)]
  const fresh = asked.filter((id) => !earlier.includes(id))
  const edited = () => {
    const others = [...earlier, ...asked].filter((id) => !fresh.includes(id))
    tell(world, 'activity-edit', acted, one, others, changes)
  }
  tell(world, 'activity-assigned', acted, one, fresh)
  const { actualEnd } = one
  if (!isStateAlone(before, one)) edited()
  else if (actualEnd !== null && before.actualEnd === null)
    // Whoever takes the end back meanwhile has told nobody.
    world.clock.after(quietMs, () => void (one.actualEnd === actualEnd && edited()))
  else if (before.actualEnd === null || now - before.actualEnd >= quietMs) edited()
  renewReaders(world, acted.post)
}

/** Takes one away. */
export function removeSubActivity(world: World, post: PostState, gone: SubActivityState): void {
  post.subActivities = post.subActivities?.filter((one) => one !== gone) ?? []
  // A late word of its end would lead to nothing.
  gone.actualEnd = null
  renewReaders(world, post)
}

/** Puts one behind another, or first. */
export function placeSubActivity(world: World, post: PostState, moved: SubActivityState, afterId: string | null): void {
  const others = post.subActivities?.filter((one) => one !== moved) ?? []
  const place = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1
  post.subActivities = others.toSpliced(place, 0, moved)
  renewReaders(world, post)
}

/** Whether two states of one differ at most in how far it is. */
function isStateAlone(before: SubActivityState, after: SubActivityState): boolean {
  const keys = ['title', 'description', 'assignee', 'expectedStartDate', 'expectedEndDate', 'priority'] as const
  return keys.every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]))
}

function named({ data }: World, assignee: Schemas['Assignee'] | null): Schemas['Assignee'] | null {
  return assignee && namedSubject(data, assignee)
}

function tell(
  world: World,
  typeId: 'activity-assigned' | 'activity-edit',
  { post, by }: Acted,
  subActivity: SubActivityState,
  personIds: readonly string[],
  changes: Schemas['PostDataChanges'] = {},
): void {
  notifyAbout(world, typeId, personIds, { by: [by], at: world.clock.now(), post, subActivity, changes })
}
