import { beforeEach, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { Visitor } from '../testing/visitor.ts'

const ofPost = '/internal/v2/communication/posts/p-1042/sub-activities'

type List = Schemas['SubActivityList']
type SubActivity = Schemas['SubActivity']

let marco: Visitor

beforeEach(async () => {
  marco = await Visitor.signedIn('marco.bianchi')
})

const ids = async () => (await marco.get<List>(ofPost)).subActivities.map(({ id }) => id)
const newest = (personId: string) => personalOf(marco.world.data, personId).notifications.at(-1)?.entry

it('shows six parts of the work after the stop of line 4, one of them late, and counts the open ones', async () => {
  const { subActivities } = await marco.get<List>(ofPost)
  expect(subActivities).toHaveLength(6)
  const late = subActivities.filter((one) => one.actualEnd === null && (one.expectedEndDate ?? '9') < '2026-11-20')
  expect(late.map(({ title }) => title)).toEqual(['Order two sensors as spare parts'])
  const post = await marco.get<Schemas['Post']>('/internal/v2/communication/posts/p-1042')
  expect(post.subActivitiesCount).toEqual({ open: 4, all: 6 })
})

it('adds one once for a key, and tells whom it asks', async () => {
  const assignee = {
    type: 'user',
    user: { id: 'giulia-riva', fullName: '', firstName: '', accountPhotoUrl: null, deleted: false },
  }
  const add = () => marco.send('POST', ofPost, { title: 'Paint the guard rail', assignee }, { 'idempotency-key': 'a' })
  const made = (await (await add()).json()) as SubActivity
  expect(((await (await add()).json()) as SubActivity).id).toBe(made.id)
  expect(await ids()).toHaveLength(7)
  expect(newest('giulia-riva')).toMatchObject({
    typeId: 'activity-assigned',
    post: { id: 'p-1042', title: 'Paint the guard rail' },
  })
})

it('starts and ends one, with the moments of both, and tells its assignee what changed', async () => {
  const [, , board] = (await marco.get<List>(ofPost)).subActivities
  const change = { occToken: board?.occToken, stateId: 'sa-done', priority: 'urgent' }
  const done = await marco.ask<SubActivity>('PATCH', `${ofPost}/${board?.id ?? ''}`, change)
  expect(done.state.name).toBe('Done')
  expect(done.actualEnd).not.toBeNull()
  expect(newest('giulia-riva')).toMatchObject({
    typeId: 'activity-edit',
    postDataChangedValues: { priority: { old: null, new: 'urgent' } },
  })
})

it('puts one first, or behind another', async () => {
  await marco.send('PUT', `${ofPost}/order`, { id: 'sa-1042-3', afterId: null })
  expect((await ids()).slice(0, 2)).toEqual(['sa-1042-3', 'sa-1042-1'])
  await marco.send('PUT', `${ofPost}/order`, { id: 'sa-1042-3', afterId: 'sa-1042-2' })
  expect((await ids()).slice(0, 3)).toEqual(['sa-1042-1', 'sa-1042-2', 'sa-1042-3'])
})
