import { expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Post = Schemas['Post']

const base = '/internal/v2/communication'
const posts = `${base}/posts`
const place = { communityId: 'quality-and-safety', language: 'en' }
const every = ['text', 'images', 'attachments', 'event']

const copyOf = (visitor: Visitor, copyOfPostId: string, copyParts = every) =>
  visitor.ask<Post>('POST', posts, { ...place, copyOfPostId, copyParts })
const filesOf = async (visitor: Visitor, postId: string) => {
  const { attachments } = await visitor.get<Schemas['AttachmentList']>(`${posts}/${postId}/attachments`)
  return attachments.map(({ name, version }) => [name, version])
}

it('takes the files where they were chosen and none otherwise, and the original keeps its own', async () => {
  const giulia = await Visitor.signedIn()
  const original = await filesOf(giulia, 'p-1042')
  expect(original.length).toBeGreaterThan(1)
  const withFiles = await copyOf(giulia, 'p-1042', ['attachments'])
  expect((await filesOf(giulia, withFiles.id)).map(([name]) => name)).toEqual(original.map(([name]) => name))
  const without = await copyOf(giulia, 'p-1042', ['text', 'images', 'event'])
  expect(await filesOf(giulia, without.id)).toEqual([])
  expect(await filesOf(giulia, 'p-1042')).toEqual(original)
})

it('names no picture in the text where the pictures were left behind', async () => {
  const giulia = await Visitor.signedIn()
  const original = giulia.world.data.posts.get('p-1036')
  const [image] = original?.images ?? []
  if (!original || !image) throw new Error('p-1036 has no picture')
  const embed = { insert: { image: { id: image.id, name: 'pipes.jpg' } } }
  original.content = { ...original.content, delta: { ops: [{ insert: 'Pipes\n' }, embed, { insert: '\n' }] } }
  const embedsOf = async (parts: string[]) => {
    const { id } = await copyOf(giulia, 'p-1036', parts)
    const { content, imageIds } = await giulia.get<Schemas['Draft']>(`${posts}/${id}/draft`)
    const embeds = content.ops.flatMap(({ insert }) =>
      typeof insert === 'object' && insert.image ? [insert.image.id] : [],
    )
    return { embeds, imageIds: imageIds ?? [] }
  }
  const withImages = await embedsOf(['text', 'images'])
  expect(withImages.embeds).not.toEqual([])
  expect(withImages.imageIds).toEqual(expect.arrayContaining(withImages.embeds))
  expect(await embedsOf(['text'])).toEqual({ embeds: [], imageIds: [] })
})

it.each(['p-1042', 'p-1015', 'p-908'])('takes of %s nothing that people said, answered or were asked', async (id) => {
  const giulia = await Visitor.signedIn()
  const original = await giulia.get<Post>(`${posts}/${id}`)
  const asked = [original.commentsCount, original.data, original.acknowledgement, original.event?.myInvitation]
  expect(asked.some(Boolean)).toBe(true)
  const copy = await copyOf(giulia, id)
  expect(copy).toMatchObject({ commentsCount: 0, likesCount: 0, relationsCount: 1, publication: { state: 'draft' } })
  const { acknowledgement, data, event, workflow, tasksCount } = copy
  expect([acknowledgement, data, event?.myInvitation, workflow].filter(Boolean)).toEqual([])
  expect(tasksCount).toEqual({ open: 0, all: 0 })
  const { comments } = await giulia.get<Schemas['CommentPage']>(`${posts}/${copy.id}/comments`)
  expect(comments).toEqual([])
})

it('says on both posts to everybody that one was copied from the other, once the copy is out', async () => {
  const giulia = await Visitor.signedIn()
  const marco = await giulia.another('marco.bianchi')
  const { id, occToken, title } = await copyOf(giulia, 'p-1042', ['text'])
  const relations = async (postId: string) =>
    (await marco.get<Schemas['RelationList']>(`${posts}/${postId}/relations`)).relations
  expect(await relations('p-1042')).toEqual([])
  const { occToken: draftOccToken } = await giulia.get<Schemas['Draft']>(`${posts}/${id}/draft`)
  await giulia.ask('POST', `${posts}/${id}/publish`, { draftOccToken, occToken })
  const [known] = await relations('p-1042')
  expect(known).toMatchObject({ kind: 'copied-from', direction: 'incoming', post: { id, title }, canRemove: false })
  expect(await relations(id)).toMatchObject([{ direction: 'outgoing', post: { id: 'p-1042' } }])
})

it('is refused where the person may not post, and leaves nothing behind', async () => {
  const sofia = await Visitor.signedIn('sofia.karras')
  const count = async () => (await sofia.get<Schemas['DraftPage']>(`${base}/drafts`)).counts
  const before = await count()
  const body = { communityId: 'plant-torino', language: 'el', copyOfPostId: 'p-1015', copyParts: every }
  const answer = await sofia.send('POST', posts, body)
  expect([answer.status, ((await answer.json()) as Schemas['Problem']).code]).toEqual([403, 'posting-forbidden'])
  expect(await count()).toEqual(before)
  expect(await sofia.get(`${posts}/p-1015/relations`)).not.toMatchObject({
    relations: expect.arrayContaining([expect.objectContaining({ kind: 'copied-from' })]),
  })
})
