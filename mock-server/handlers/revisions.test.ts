import { expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Post = Schemas['Post']
const posts = '/internal/v2/communication/posts'
const historyOf = (visitor: Visitor, postId: string, query = '') =>
  visitor.get<Schemas['PostRevisionPage']>(`${posts}/${postId}/revisions${query}`)
const textOf = (visitor: Visitor, postId: string, revision: number) =>
  visitor.get<Schemas['PostRevision']>(`${posts}/${postId}/revisions/${revision}`)

/** Publishes another text of a post. */
async function publish(visitor: Visitor, postId: string, change: Partial<Schemas['DraftContent']>, note?: string) {
  const path = `${posts}/${postId}`
  const { title, content, community, language, occToken, myDraft } = await visitor.get<Post>(path)
  const before = myDraft ? (await visitor.get<Schemas['Draft']>(`${path}/draft`)).occToken : null
  const fields = { title, content, communityId: community.id, language, ...change, occToken: before }
  const saved = await visitor.ask<Schemas['DraftSaved']>('PUT', `${path}/draft`, fields)
  const publishing = { draftOccToken: saved.occToken, occToken, ...(note !== undefined && { note }) }
  return visitor.ask<Post>('POST', `${path}/publish`, publishing)
}

it('has one text of a post that never changed, and none of one that was never out', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const { revisions, nextPageToken } = await historyOf(giulia, 'p-1042')
  expect(revisions).toMatchObject([{ revision: 1, publishedBy: { id: 'marco-bianchi' }, changed: [], note: null }])
  expect(nextPageToken).toBeNull()
  expect(await historyOf(giulia, 'p-1041')).toEqual({ revisions: [], nextPageToken: null })
})

it('keeps the text that is replaced, with the note and the author of the new one', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const before = await giulia.get<Post>(`${posts}/p-967`)
  const published = await publish(giulia, 'p-967', { title: 'Seven months of spare parts' }, 'A month more')
  expect(published.revision).toBe(2)
  const { revisions } = await historyOf(giulia, 'p-967')
  expect(revisions).toMatchObject([
    { revision: 2, note: 'A month more', changed: ['title'], publishedBy: { id: 'giulia-riva' }, substantive: false },
    { revision: 1, note: null, changed: [] },
  ])
  expect(await textOf(giulia, 'p-967', 1)).toMatchObject({ title: before.title, content: before.content })
})

it('keeps the tables of an earlier text', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const tableOf = async (title: string) => {
    const data = { columns: [{ id: 'c1', name: 'Screw', type: 'text' }], rows: [[title]] }
    return giulia.ask<Schemas['TableSummary']>('POST', `${posts}/p-967/tables`, { title, data })
  }
  const withTable = ({ id, title }: Schemas['TableSummary']) => ({
    content: { ops: [{ insert: { table: { id, name: title } } }, { insert: '\n' }] },
  })
  const first = await tableOf('M10')
  await publish(giulia, 'p-967', withTable(first))
  const second = await tableOf('M12')
  const published = await publish(giulia, 'p-967', withTable(second))
  expect(published.tables).toEqual([second])
  expect((await textOf(giulia, 'p-967', 2)).tables).toEqual([first])
})

it('gives a draft the pictures of an earlier text back', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const [picture] = (await giulia.get<Post>(`${posts}/p-957`)).images
  await publish(giulia, 'p-957', { imageIds: [], coverImageId: null })
  expect((await giulia.get<Post>(`${posts}/p-957`)).images).toEqual([])
  const again = await publish(giulia, 'p-957', { imageIds: [picture?.id ?? ''], coverImageId: null })
  expect(again.images).toEqual([picture])
})

it('crowded has four hundred texts of one post, a page at a time', async () => {
  const giulia = await Visitor.signedIn('giulia.riva', 'crowded')
  const first = await historyOf(giulia, 'p-957', '?pageSize=100')
  const second = await historyOf(giulia, 'p-957', `?pageSize=100&pageToken=${first.nextPageToken}`)
  expect(first.revisions.map(({ revision }) => revision)).toEqual(Array.from({ length: 100 }, (_, at) => 400 - at))
  expect(second.revisions[0]?.revision).toBe(300)
  expect(await textOf(giulia, 'p-957', 1)).toMatchObject({ revision: 1, title: 'The week in figures: lines 1 to 4' })
})

it('keeps the text of another person that mine is published over', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const elena = await giulia.another('elena.papadaki')
  await publish(elena, 'p-967', { title: 'Hers' })
  await publish(giulia, 'p-967', { title: 'Mine' })
  const { revisions } = await historyOf(giulia, 'p-967')
  expect(revisions.map(({ publishedBy }) => publishedBy.id)).toEqual(['giulia-riva', 'elena-papadaki', 'giulia-riva'])
  expect((await textOf(giulia, 'p-967', 2)).title).toBe('Hers')
})
