import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Relation = Schemas['Relation']
const posts = '/internal/v2/communication/posts'
const listOf = (visitor: Visitor, postId: string) =>
  visitor.get<Schemas['RelationList']>(`${posts}/${postId}/relations`)
const relate = (visitor: Visitor, postId: string, body: Schemas['NewRelation']) =>
  visitor.ask<Relation & { code?: string }>('POST', `${posts}/${postId}/relations`, body)
const postOf = (visitor: Visitor, postId: string) => visitor.get<Schemas['Post']>(`${posts}/${postId}`)

describe('what a post is related to', () => {
  it('is named where the person can read it, and counted where not', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const list = await listOf(giulia, 'p-1015')
    expect(list.relations.map(({ kind, direction, post }) => [kind, direction, post.id])).toEqual([
      ['continues', 'outgoing', 'p-945'],
    ])
    expect(list.hiddenCount).toBe(1)
    expect(JSON.stringify(list)).not.toContain('Budget paper')
    expect((await postOf(giulia, 'p-1015')).relationsCount).toBe(2)
    const paolo = await giulia.another('elena.papadaki')
    expect((await listOf(paolo, 'p-1015')).hiddenCount).toBe(0)
  })

  it('is seen from the other side too', async () => {
    const { relations } = await listOf(await Visitor.signedIn('giulia.riva'), 'p-945')
    expect(relations).toMatchObject([{ kind: 'continues', direction: 'incoming', post: { id: 'p-1015' } }])
  })

  it('does not show what another person has not published', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const copy = await marco.ask<Schemas['Post']>('POST', posts, {
      communityId: 'quality-and-safety',
      language: 'en',
      copyOfPostId: 'p-967',
      copyParts: ['text'],
    })
    expect((await listOf(marco, 'p-967')).relations).toMatchObject([{ kind: 'copied-from', direction: 'incoming' }])
    const giulia = await marco.another('giulia.riva')
    expect(await listOf(giulia, 'p-967')).toEqual({ relations: [], hiddenCount: 0 })
    expect((await listOf(marco, copy.id)).relations).toMatchObject([
      { direction: 'outgoing', post: { id: 'p-967' }, canRemove: false },
    ])
  })
})

describe('a post that is replaced', () => {
  it('says by which one, to everybody, in the feed too, until the relation is taken away', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const marco = await giulia.another('marco.bianchi')
    const made = await relate(giulia, 'p-967', { kind: 'replaces', postId: 'p-1042' })
    expect(made).toMatchObject({ direction: 'outgoing', post: { id: 'p-1042' }, canRemove: true })
    expect((await postOf(marco, 'p-1042')).replacedBy).toMatchObject({ id: 'p-967', number: 967 })
    const feed = await marco.get<Schemas['PostPage']>(posts)
    expect(feed.posts.find(({ id }) => id === 'p-1042')?.replacedBy?.id).toBe('p-967')
    await giulia.send('DELETE', `${posts}/p-967/relations/${made.id}`)
    expect((await postOf(marco, 'p-1042')).replacedBy).toBeNull()
  })

  it('is not told to those who cannot read the newer one', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    await relate(giulia, 'p-967', { kind: 'replaces', postId: 'p-957' })
    const newer = giulia.world.data.posts.get('p-967')
    if (newer) newer.communityId = 'management-board'
    expect((await postOf(giulia, 'p-957')).replacedBy).toBeNull()
  })

  it('tells in no list what the newer one is called to those who cannot read it, and its readers still', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const elena = await giulia.another('elena.papadaki')
    await relate(giulia, 'p-967', { kind: 'replaces', postId: 'p-1042' })
    const newer = giulia.world.data.posts.get('p-967')
    if (!newer) throw new Error('The demo has no such post')
    newer.communityId = 'management-board'
    const lists = [`${posts}?filter=latest`, '/internal/v2/communication/search?q=line+4+stop', `${posts}/p-1042`]
    const told = async (visitor: Visitor) =>
      Promise.all(lists.map(async (path) => JSON.stringify(await visitor.get(path)).includes(newer.title)))
    expect(await told(elena)).toEqual([true, true, true])
    expect(await told(giulia)).toEqual([false, false, false])
    expect(await listOf(giulia, 'p-1042')).toMatchObject({ relations: [], hiddenCount: 1 })
  })
})

it('relates two posts once however often one request is sent, and merely related ones once from both sides', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const send = () =>
    giulia.send(
      'POST',
      `${posts}/p-967/relations`,
      { kind: 'related', postId: 'p-957' },
      { 'idempotency-key': 'key-1' },
    )
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([201, 200])
  expect(await second.json()).toEqual(await first.json())
  expect(await relate(giulia, 'p-957', { kind: 'related', postId: 'p-967' })).toMatchObject({ code: 'relation-exists' })
})

it('refuses a circle over several posts', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  await relate(giulia, 'p-967', { kind: 'replaces', postId: 'p-957' })
  await relate(giulia, 'p-957', { kind: 'replaces', postId: 'p-893' })
  expect(await relate(giulia, 'p-893', { kind: 'replaces', postId: 'p-967' })).toMatchObject({ code: 'relation-cycle' })
  expect(await relate(giulia, 'p-893', { kind: 'continues', postId: 'p-967' })).toMatchObject({ kind: 'continues' })
})

describe('posts to choose from', () => {
  const found = async (query: string) => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const { posts: all } = await giulia.get<Schemas['PostCandidates']>(
      `/internal/v2/communication/post-candidates?${query}`,
    )
    return all.map(({ id }) => id)
  }

  it('are found by number and by words, and never the post itself or a closed one', async () => {
    expect(await found('search=1015')).toEqual(['p-1015'])
    expect(await found('search=%231015')).toEqual(['p-1015'])
    expect(await found('search=nuova+pressa')).toEqual(['p-1015'])
    expect(await found('search=1015&postId=p-1015')).toEqual([])
    expect(await found('search=budget+paper')).toEqual([])
  })

  it('are the twenty newest where nothing was typed', async () => {
    expect(await found('')).toHaveLength(20)
  })
})
