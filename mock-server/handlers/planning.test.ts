import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Data = Schemas['PostData']
const post = '/internal/v2/communication/posts/p-1035'
const stream = '/internal/v2/communication/update-notifications/notifications-stream'

const plan = (visitor: Visitor, change: Schemas['PostDataChange']) => visitor.ask<Data>('PATCH', `${post}/data`, change)
const group = (id: string) => ({ type: 'group' as const, group: { id, name: id } })
const user = (id: string) => ({
  type: 'user' as const,
  user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
})
const tellsOf = async (visitor: Visitor) => {
  const { notifications } = await visitor.get<Schemas['NotificationsStream']>(stream)
  return notifications.find(({ typeId, post: about }) => typeId === 'screen-data-edit' && about?.id === 'p-1035')
}

it('changes only what is sent, and gives a new token', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const { data } = await giulia.get<Schemas['Post']>(post)
  const planned = await plan(giulia, { priority: 'urgent', occToken: 'data-1035-1' })
  expect(planned).toEqual({ ...data, priority: 'urgent', occToken: 'data-1035-2' })
  expect(await giulia.get(post)).toMatchObject({ data: planned })
})

describe('who may change it', () => {
  const mayPlan = async (visitor: Visitor) => (await visitor.get<Schemas['Post']>(post)).canEditData

  it('the author, the assignee, a moderator and an administrator, and no other reader', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    expect(await mayPlan(giulia)).toBe(true)
    expect(await mayPlan(await giulia.another('tiago.duarte'))).toBe(true)
    expect(await mayPlan(await giulia.another('elena.papadaki'))).toBe(true)
    const jules = await giulia.another('jules.perrin')
    expect(await mayPlan(jules)).toBe(false)
    expect(await plan(jules, { priority: 'low', occToken: 'data-1035-1' })).toMatchObject({
      code: 'planning-forbidden',
    })
  })

  it('whoever hands it over may change it no more', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    await plan(giulia, { assignee: user('sofia-karras'), occToken: 'data-1035-1' })
    expect(await mayPlan(giulia)).toBe(false)
    expect(await mayPlan(await giulia.another('sofia.karras'))).toBe(true)
  })

  it('nobody once the post is archived', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const archived = giulia.world.data.posts.get('p-1035')
    if (archived) archived.archived = true
    expect(await mayPlan(giulia)).toBe(false)
  })
})

it('tells followers and both assignees what was and what is: person, group, days and priority', async () => {
  const tiago = await Visitor.signedIn('tiago.duarte')
  const giulia = await tiago.another('giulia.riva')
  const { data } = await tiago.get<Schemas['Post']>(post)
  await plan(tiago, {
    assignee: group('group-line-4'),
    expectedStartDate: '2026-12-01',
    expectedEndDate: null,
    priority: 'urgent',
    occToken: 'data-1035-1',
  })
  expect((await tellsOf(giulia))?.postDataChangedValues).toEqual({
    assignee: {
      old: { type: 'user', user: expect.objectContaining({ fullName: 'Giulia Riva' }) },
      new: { type: 'group', group: expect.objectContaining({ name: 'Line 4' }) },
    },
    expectedStartDate: { old: data?.expectedStartDate, new: '2026-12-01' },
    expectedEndDate: { old: data?.expectedEndDate, new: null },
    priority: { old: 'normal', new: 'urgent' },
  })
})

it('tells of a change that is taken back as of any other: what was last and what is again', async () => {
  const tiago = await Visitor.signedIn('tiago.duarte')
  const giulia = await tiago.another('giulia.riva')
  const { data } = await tiago.get<Schemas['Post']>(post)
  if (!data) throw new Error('Nothing is planned')
  const { priority = null, expectedEndDate = null } = data
  const { occToken } = await plan(tiago, { priority: 'urgent', expectedEndDate: null, occToken: data.occToken })
  await plan(tiago, { priority, expectedEndDate, occToken })
  expect((await tellsOf(giulia))?.postDataChangedValues).toEqual({
    expectedEndDate: { old: null, new: '2026-12-11' },
    priority: { old: 'urgent', new: 'normal' },
  })
})

it('tells nobody of a change that changes nothing', async () => {
  const tiago = await Visitor.signedIn('tiago.duarte')
  const before = await tellsOf(await tiago.another('giulia.riva'))
  await plan(tiago, { priority: 'normal', occToken: 'data-1035-1' })
  expect(await tellsOf(await tiago.another('giulia.riva'))).toEqual(before)
})

describe('what it refuses', () => {
  const code = async (change: Partial<Schemas['PostDataChange']>) =>
    plan(await Visitor.signedIn('giulia.riva'), { occToken: 'data-1035-1', ...change })

  it('a change of an older state, and says how it stands', async () => {
    expect(await code({ occToken: null, priority: 'low' })).toMatchObject({
      code: 'occ-conflict',
      current: { priority: 'normal', occToken: 'data-1035-1' },
    })
  })

  it.each(['bruno-almeida', 'roberto-esposito', 'none'])('the assignee %s, who cannot read it', async (id) => {
    expect(await code({ assignee: user(id) })).toMatchObject({ code: 'assignee-cannot-read' })
  })

  it('a group with somebody who cannot read it', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const { data } = giulia.world
    const community = data.communities.get('quality-and-safety')
    if (community) data.communities.set(community.id, { ...community, access: 'members' })
    const change = { assignee: group('group-editors'), occToken: 'data-1035-1' }
    expect(await plan(giulia, change)).toMatchObject({ code: 'assignee-cannot-read' })
  })

  it('an end before the start, also where only one of them is sent', async () => {
    expect(await code({ expectedEndDate: '2026-01-01' })).toMatchObject({ code: 'end-before-start' })
  })
})
