import { blockReasons } from '../content/audit.ts'
import type { Person } from '../content/people/index.ts'
import { type Group, nextId, type WorldData } from './data.ts'
import { stopSessionsOf } from './sessions.ts'
import { day, hour, instant, minute, numberOf, startOfDay } from './times.ts'
import type { World } from './world.ts'

/** What is known of accounts beside the people whom they belong to. */
export type RegistryState = {
  /** Why people are blocked, by their id. */
  blocks: Map<string, BlockState>
  /** What was done to accounts and groups, newest first. */
  acts: ActState[]
}

export type BlockState = { reason: string; until: number | null; at: number; byId: string }

/** One act of somebody who administers. */
export type ActState = {
  id: string
  at: number
  /** Null where the server did it by itself. */
  actorId: string | null
  act: string
  target: { kind: 'user' | 'group'; id: string; name: string }
  changes: { field: string; old: string | null; new: string | null }[]
  reason: string | null
}

/** Nobody is blocked and nothing was done. */
export function emptyRegistry(): RegistryState {
  return { blocks: new Map(), acts: [] }
}

/** Bruno has been blocked for three weeks. */
export function addBlocks(data: WorldData, now: number): void {
  const at = startOfDay(now) - 21 * day + 15 * hour + 10 * minute
  data.registry.blocks.set('bruno-almeida', {
    reason: 'On parental leave until spring.',
    until: null,
    at,
    byId: 'elena-papadaki',
  })
}

/** Writes into the log who did what. */
export function recordAct(world: World, act: Omit<ActState, 'id' | 'at'>): void {
  const { data, clock } = world
  data.registry.acts.unshift({ id: nextId(data, 'act'), at: clock.now(), ...act })
}

/** Blocks somebody, ends their sessions, and lets them in again at the end that is given. */
export function block(world: World, person: Person, { reason, until, byId }: Omit<BlockState, 'at'>): void {
  const { data, clock } = world
  const before = data.registry.blocks.get(person.id)
  const now: BlockState = { reason, until, at: clock.now(), byId }
  data.registry.blocks.set(person.id, now)
  setBlocked(data, person, true)
  stopSessionsOf(world, person.id)
  recordAct(world, {
    actorId: byId,
    act: 'user-block',
    target: targetOf(person),
    changes: [
      ...(person.blocked ? [] : [{ field: 'state', old: 'active', new: 'blocked' }]),
      { field: 'block-until', old: endOf(before), new: endOf(now) },
    ],
    reason,
  })
  if (until === null) return
  clock.after(until - clock.now(), () => {
    // A later block has an end of its own.
    if (data.registry.blocks.get(person.id) === now) unblock(world, person.id, null)
  })
}

/** Lets somebody sign in again; nothing happens to those who can. */
export function unblock(world: World, id: string, actorId: string | null): void {
  const { data } = world
  const person = data.people.get(id) ?? data.crowd.get(id)
  if (!person?.blocked) return
  data.registry.blocks.delete(id)
  setBlocked(data, person, false)
  recordAct(world, {
    actorId,
    act: 'user-unblock',
    target: targetOf(person),
    changes: [{ field: 'state', old: 'blocked', new: 'active' }],
    reason: null,
  })
}

/** Lets people into a group and out of it; says how many really came and went. */
export function changeMembers(
  world: World,
  group: Group,
  { add, remove, actorId }: { add: string[]; remove: string[]; actorId: string },
): { added: number; removed: number } {
  const before = new Set(group.memberIds)
  const coming = [...new Set(add)].filter((id) => !before.has(id))
  const leaving = new Set(remove.filter((id) => before.has(id)))
  group.memberIds = [...group.memberIds.filter((id) => !leaving.has(id)), ...coming]
  if (coming.length + leaving.size > 0) {
    recordAct(world, {
      actorId,
      act: 'group-members',
      target: { kind: 'group', id: group.id, name: group.name },
      changes: [{ field: 'members', old: String(before.size), new: String(group.memberIds.length) }],
      reason: null,
    })
  }
  return { added: coming.length, removed: leaving.size }
}

/** People are shared by worlds: a change makes a new one. */
function setBlocked(data: WorldData, person: Person, blocked: boolean): void {
  if (data.people.has(person.id)) data.people.set(person.id, { ...person, blocked })
  else data.crowd = new Map(data.crowd).set(person.id, { ...person, blocked })
}

function targetOf({ id, firstName, lastName }: Person): ActState['target'] {
  return { kind: 'user', id, name: `${firstName} ${lastName}` }
}

function endOf(block: BlockState | undefined): string | null {
  return block?.until == null ? null : instant(block.until)
}

/** What was done in the last 400 days: pairs of a block and its end, and members of groups that came and went. */
export function addPastActs(data: WorldData, now: number, count: number): void {
  const people = [...data.people.values()].filter(({ deleted, account }) => !deleted && !account)
  const groups = [...data.groups.values()].filter(({ deleted }) => !deleted)
  const actors = ['marco-bianchi', 'elena-papadaki']
  const step = (400 * day) / (count + 1)
  const acts: ActState[] = []
  for (let place = 1; place <= count; place += 1) {
    const at = Math.floor(now - place * step)
    const chance = numberOf(`act ${place}`)
    const person = people[chance % people.length]
    const group = groups[chance % groups.length]
    if (!person || !group) continue
    const target = targetOf(person)
    const actorId = actors[chance % actors.length] ?? null
    const id = `past-act-${count - place + 1}`
    if (chance % 3 === 0) {
      const added = 1 + (chance % 4)
      const size = group.memberIds.length
      acts.push({
        id,
        at,
        actorId,
        act: 'group-members',
        target: { kind: 'group', id: group.id, name: group.name },
        changes: [{ field: 'members', old: String(Math.max(0, size - added)), new: String(size) }],
        reason: null,
      })
    } else if (chance % 3 === 1) {
      acts.push({
        id,
        at,
        actorId,
        act: 'user-block',
        target,
        changes: [
          { field: 'state', old: 'active', new: 'blocked' },
          { field: 'block-until', old: null, new: chance % 2 === 0 ? instant(startOfDay(at) + 7 * day) : null },
        ],
        reason: blockReasons[chance % blockReasons.length] ?? null,
      })
    } else {
      acts.push({
        id,
        at,
        actorId: chance % 2 === 0 ? null : actorId,
        act: 'user-unblock',
        target,
        changes: [{ field: 'state', old: 'blocked', new: 'active' }],
        reason: null,
      })
    }
  }
  data.registry.acts.push(...acts)
}
