import { beforeEach, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { Visitor } from '../testing/visitor.ts'

const ofPost = '/internal/v2/communication/posts/p-1042/sub-activities'
const giulia = {
  type: 'user',
  user: { id: 'giulia-riva', fullName: 'Giulia Riva', firstName: 'Giulia', accountPhotoUrl: null, deleted: false },
}

type List = Schemas['SubActivityList']
type SubActivity = Schemas['SubActivity']

let marco: Visitor

beforeEach(async () => {
  marco = await Visitor.signedIn('marco.bianchi')
})

const ids = async () => (await marco.get<List>(ofPost)).subActivities.map(({ id }) => id)
const told = (personId = 'giulia-riva') =>
  personalOf(marco.world.data, personId).notifications.map(({ entry }) => entry)
const newest = () => told().at(-1)
const change = (one: SubActivity | undefined, written: object) =>
  marco.ask<SubActivity>('PATCH', `${ofPost}/${one?.id ?? ''}`, { occToken: one?.occToken, ...written })

/** The third of the list is Giulia's. */
async function board(): Promise<SubActivity | undefined> {
  return (await marco.get<List>(ofPost)).subActivities[2]
}

it('shows six parts of the work after the stop of line 4, one of them late, and counts the open ones', async () => {
  const { subActivities } = await marco.get<List>(ofPost)
  expect(subActivities).toHaveLength(6)
  const late = subActivities.filter((one) => one.actualEnd === null && (one.expectedEndDate ?? '9') < '2026-11-20')
  expect(late.map(({ title }) => title)).toEqual(['Order two sensors as spare parts'])
  const post = await marco.get<Schemas['Post']>('/internal/v2/communication/posts/p-1042')
  expect(post.subActivitiesCount).toEqual({ open: 4, all: 6 })
  expect(post.canPlan).toBe(true)
})

it('adds one once for a key, and tells whom it asks', async () => {
  const body = { title: 'Paint the guard rail', assignee: giulia }
  const add = () => marco.send('POST', ofPost, body, { 'idempotency-key': 'a' })
  const made = (await (await add()).json()) as SubActivity
  expect(((await (await add()).json()) as SubActivity).id).toBe(made.id)
  expect(await ids()).toHaveLength(7)
  expect(newest()).toMatchObject({
    typeId: 'activity-assigned',
    post: { id: 'p-1042', title: 'Paint the guard rail' },
  })
  expect(newest()).not.toHaveProperty('workspace')
})

it('tells the assignee what changed, and a new one that it is theirs', async () => {
  const changed = await change(await board(), { priority: 'urgent' })
  expect(newest()).toMatchObject({
    typeId: 'activity-edit',
    post: { id: 'p-1042', title: 'Put the alert on the board' },
    postDataChangedValues: { priority: { old: null, new: 'urgent' } },
  })
  const nobodyNow = await change(changed, { assignee: null })
  await change(nobodyNow, { assignee: giulia })
  expect(newest()?.typeId).toBe('activity-assigned')
})

it('keeps the moments at which one began and ended', async () => {
  const done = await change(await board(), { stateId: 'sa-done' })
  expect(done.state.name).toBe('Done')
  expect(done.actualStart).not.toBeNull()
  expect(done.actualEnd).not.toBeNull()
  const planned = await change(done, { stateId: 'sa-planned' })
  expect(planned).toMatchObject({ actualStart: null, actualEnd: null })
})

it('tells of an end once it has stood for half a minute, and of one that is taken back never', async () => {
  const before = told().length
  const done = await change(await board(), { stateId: 'sa-done' })
  marco.world.clock.advance(29_000)
  const again = await change(done, { stateId: 'sa-running' })
  marco.world.clock.advance(60_000)
  expect(told()).toHaveLength(before)
  await change(again, { stateId: 'sa-done' })
  marco.world.clock.advance(30_000)
  expect(told()).toHaveLength(before + 1)
  expect(newest()?.typeId).toBe('activity-edit')
})

it('puts one first, or behind another', async () => {
  await marco.send('PUT', `${ofPost}/order`, { id: 'sa-1042-3', afterId: null })
  expect((await ids()).slice(0, 2)).toEqual(['sa-1042-3', 'sa-1042-1'])
  await marco.send('PUT', `${ofPost}/order`, { id: 'sa-1042-3', afterId: 'sa-1042-2' })
  expect((await ids()).slice(0, 3)).toEqual(['sa-1042-1', 'sa-1042-2', 'sa-1042-3'])
})

it('is gone once it is removed, and nobody hears of its end any more', async () => {
  const before = told().length
  const done = await change(await board(), { stateId: 'sa-done' })
  await marco.send('DELETE', `${ofPost}/${done.id}?occToken=${done.occToken}`)
  marco.world.clock.advance(30_000)
  expect(await ids()).not.toContain(done.id)
  expect(told()).toHaveLength(before)
})

it('lets the windows of all readers know of each change', async () => {
  const renewed: string[] = []
  marco.world.events.on('notifications-changed', ({ userId }) => renewed.push(userId))
  await marco.send('PUT', `${ofPost}/order`, { id: 'sa-1042-3', afterId: null })
  expect(renewed).toContain('giulia-riva')
})
