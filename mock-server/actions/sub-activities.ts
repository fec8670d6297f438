import type { Schemas } from '../schemas.ts'
import { nextId, type PostState } from '../state/data.ts'
import { blankSubActivity, inState, type SubActivityState } from '../state/sub-activities.ts'
import type { World } from '../state/world.ts'
import { namedSubject, peopleOf } from '../views/planning.ts'
import { subActivitiesOf } from '../views/sub-activities.ts'
import { addNotification } from './notify.ts'
import { describe } from './describe.ts'

type Written = Partial<Omit<SubActivityState, 'id' | 'actualStart' | 'actualEnd' | 'saves'>>
type Acted = { post: PostState; by: string }

/** Adds a part to the work of a post; whoever is asked to do it is told. */
export function addSubActivity(world: World, { post, by }: Acted, written: Written & { title: string }) {
  const { stateId = 'sa-planned', ...fields } = written
  const id = `sa-${post.number}-${nextId(world.data, `sub-${post.number}`).split('-').at(-1) ?? ''}`
  const blank = { ...blankSubActivity, ...fields, id, assignee: named(world, fields.assignee ?? null) }
  const made = inState(blank, stateId, world.clock.now())
  post.facets = { ...post.facets, subActivities: [...subActivitiesOf(post), made] }
  tell(world, 'activity-assigned', { post, by }, made, peopleAsked(world, made.assignee))
  return made
}

/** Changes one; its assignee hears of it, a new one that it is theirs. */
export function changeSubActivity(world: World, { post, by }: Acted, before: SubActivityState, written: Written) {
  const { stateId = before.stateId, assignee = before.assignee, ...fields } = written
  const changed = { ...before, ...fields, assignee: named(world, assignee), saves: before.saves + 1 }
  const after = inState(changed, stateId, world.clock.now())
  post.facets = { ...post.facets, subActivities: subActivitiesOf(post).map((one) => (one === before ? after : one)) }
  const earlier = peopleAsked(world, before.assignee)
  const asked = peopleAsked(world, after.assignee)
  const fresh = asked.filter((id) => !earlier.includes(id))
  tell(world, 'activity-assigned', { post, by }, after, fresh)
  const rest = [...new Set([...earlier, ...asked])].filter((id) => !fresh.includes(id))
  tell(world, 'activity-edit', { post, by }, after, rest, changesBetween(before, after))
  return after
}

/** Takes one away. */
export function removeSubActivity(post: PostState, gone: SubActivityState): void {
  post.facets = { ...post.facets, subActivities: subActivitiesOf(post).filter((one) => one !== gone) }
}

/** Puts one behind another, or first. */
export function placeSubActivity(post: PostState, moved: SubActivityState, afterId: string | null): void {
  const others = subActivitiesOf(post).filter((one) => one !== moved)
  const place = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1
  post.facets = { ...post.facets, subActivities: others.toSpliced(place, 0, moved) }
}

function named({ data }: World, assignee: Schemas['Assignee'] | null) {
  return assignee && namedSubject(data, assignee)
}

function peopleAsked({ data }: World, assignee: Schemas['Assignee'] | null): string[] {
  return assignee ? peopleOf(data, assignee) : []
}

function changesBetween(before: SubActivityState, after: SubActivityState): Schemas['PostDataChanges'] {
  const keys = ['assignee', 'expectedStartDate', 'expectedEndDate', 'priority'] as const
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, { old: before[key], new: after[key] }]))
}

function tell(
  world: World,
  typeId: 'activity-assigned' | 'activity-edit',
  { post, by }: Acted,
  { title }: SubActivityState,
  personIds: string[],
  changes?: Schemas['PostDataChanges'],
): void {
  const occasion = { by: [by], at: world.clock.now(), post }
  for (const id of personIds) {
    if (id === by || !world.data.people.get(id)?.account) continue
    const { workspace: _none, postDataChangedValues: _older, ...content } = describe(world.data, typeId, occasion)
    addNotification(world, id, {
      ...content,
      // The sentence names the part of the work; the link leads to it at its post.
      post: { id: post.id, title },
      ...(changes && { postDataChangedValues: changes }),
    })
  }
}
