import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Collection = Schemas['Collection']

const all = '/internal/v2/communication/collections'
const audit = `${all}/collection-audit`
const group = (id: string) => ({ type: 'group' as const, group: { id, name: id } })
const user = (id: string) => ({
  type: 'user' as const,
  user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
})

const list = async (visitor: Visitor) => (await visitor.get<Schemas['CollectionList']>(all)).collections
const namesOf = async (visitor: Visitor) => (await list(visitor)).map(({ name }) => name)
const read = (visitor: Visitor, query = '') => visitor.get<Schemas['CollectionPostPage']>(`${audit}/posts${query}`)
const idsOf = async (visitor: Visitor) => (await read(visitor)).posts.map(({ id }) => id)
const move = (visitor: Visitor, postId: string, afterPostId: string | null, occToken: string) =>
  visitor.ask<Collection>('PUT', `${audit}/order`, { postId, afterPostId, occToken })

it('lists own collections by name, then those that others share', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  expect(await list(giulia)).toMatchObject([
    { name: 'Spring lamps', canEdit: true },
    { name: 'Supplier audit', canEdit: true, owner: { fullName: 'Giulia Riva' } },
    { name: 'Before you touch a press', canEdit: false, owner: { fullName: 'Marco Bianchi' } },
  ])
})

it('makes one collection for a call that is repeated', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const make = async () => {
    const headers = { 'idempotency-key': 'key-of-the-test' }
    const response = await giulia.send('POST', all, { name: ' Press hall ' }, headers)
    return (await response.json()) as Collection
  }
  const made = await make()
  expect(made).toMatchObject({ name: 'Press hall', postsCount: 0, description: '', sharedWith: [], canEdit: true })
  expect(await make()).toEqual(made)
  expect(await namesOf(giulia)).toHaveLength(4)
})

it('lets two people have collections of the same name', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const marco = await giulia.another('marco.bianchi')
  expect(await marco.ask('POST', all, { name: 'Supplier audit' })).toMatchObject({ canEdit: true })
})

describe('whoever it is shared with', () => {
  it.each([
    ['a person', user('marco-bianchi')],
    ['a member of a group', group('group-line-4')],
  ])('%s reads it, and changes nothing', async (_, subject) => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const { memberIds = [] } = giulia.world.data.groups.get('group-line-4') ?? {}
    memberIds.push('marco-bianchi')
    const marco = await giulia.another('marco.bianchi')
    expect(await read(marco)).toMatchObject({ code: 'collection-not-found' })
    await giulia.ask('PUT', audit, { name: 'Supplier audit', sharedWith: [subject], occToken: 'col-audit-1' })
    expect(await idsOf(marco)).toEqual(await idsOf(giulia))
    expect(await marco.ask('DELETE', audit)).toMatchObject({ code: 'collection-forbidden' })
    expect(await namesOf(giulia)).toContain('Supplier audit')
  })

  it('sees and counts only posts that are open to them', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const { data } = giulia.world
    const collection = data.collections.get('collection-lockout')
    const closed = data.feed.find(({ communityId }) => communityId === 'management-board')
    if (closed) collection?.postIds.unshift(closed.id)
    const { collection: shown, posts } = await giulia.get<Schemas['CollectionPostPage']>(
      `${all}/collection-lockout/posts`,
    )
    expect(closed).toBeDefined()
    expect(posts.map(({ id }) => id)).not.toContain(closed?.id)
    expect(shown.postsCount).toBe(posts.length)
  })
})

it('keeps the order that its owner gives it', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const [first = '', second = '', third = '', ...rest] = await idsOf(giulia)
  await move(giulia, first, third, 'col-audit-1')
  expect(await idsOf(giulia)).toEqual([second, third, first, ...rest])
  await move(giulia, third, null, 'col-audit-2')
  expect(await idsOf(giulia)).toEqual([third, second, first, ...rest])
})

it('refuses a move over an older order, and says how the collection stands', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const before = await idsOf(giulia)
  await move(giulia, before[1] ?? '', null, 'col-audit-1')
  expect(await move(giulia, before[0] ?? '', null, 'col-audit-1')).toMatchObject({
    code: 'occ-conflict',
    current: { id: 'collection-audit', occToken: 'col-audit-2' },
  })
})

it('adds a post at the end, once, and the post says where it is kept', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const { postsCount } = (await read(giulia)).collection
  const add = () => giulia.ask<Collection>('PUT', `${audit}/posts/p-1042`)
  expect((await add()).postsCount).toBe(postsCount + 1)
  expect((await add()).postsCount).toBe(postsCount + 1)
  expect((await idsOf(giulia)).at(-1)).toBe('p-1042')
  const post = '/internal/v2/communication/posts/p-1042'
  expect((await giulia.get<Schemas['Post']>(post)).collectionIds).toEqual(['collection-audit'])
  await giulia.ask('DELETE', `${audit}/posts/p-1042`)
  expect((await giulia.get<Schemas['Post']>(post)).collectionIds).toEqual([])
})

it('says what is not there before what the person may not', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  expect(await giulia.ask('PUT', `${all}/collection-lockout/posts/none`)).toMatchObject({ code: 'post-not-found' })
  expect(await giulia.ask('PUT', `${all}/none/posts/p-1042`)).toMatchObject({ code: 'collection-not-found' })
})

it('gives a full collection page by page, each post once', async () => {
  const giulia = await Visitor.signedIn('giulia.riva', 'crowded')
  const ids: string[] = []
  let query = '?pageSize=100'
  for (let page = 0; page < 10; page += 1) {
    const { posts, nextPageToken } = await giulia.get<Schemas['CollectionPostPage']>(
      `${all}/collection-everything/posts${query}`,
    )
    ids.push(...posts.map(({ id }) => id))
    query = `?pageSize=100&pageToken=${nextPageToken}`
  }
  expect(new Set(ids).size).toBe(1_000)
})
