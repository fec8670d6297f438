import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import type { MembershipState } from '../state/communities.ts'
import { Visitor } from '../testing/visitor.ts'
import { sendPicture } from '../testing/walk.ts'

const post = '/internal/v2/communication/posts/p-1041'
const table = (value: string) => ({
  title: 'Torques',
  data: { columns: [{ id: 'c1', name: 'Screw', type: 'text' }], rows: [[value]] },
})

type Change = Partial<Schemas['DraftFields']>

/** Saves the draft of the post with a change; begins one from the published text where there is none. */
async function save(visitor: Visitor, change: Change): Promise<Schemas['DraftSaved']> {
  const response = await visitor.send('GET', `${post}/draft`)
  if (response.ok) return visitor.ask('PUT', `${post}/draft`, { ...((await response.json()) as object), ...change })
  const { title, content, community, language } = await visitor.get<Schemas['Post']>(post)
  const fields = { title, content, communityId: community.id, language, occToken: null }
  return visitor.ask('PUT', `${post}/draft`, { ...fields, ...change })
}

async function publish(visitor: Visitor, change: Change): Promise<Schemas['Post']> {
  const saved = await save(visitor, change)
  const { occToken } = await visitor.get<Schemas['Post']>(post)
  return visitor.ask('POST', `${post}/publish`, { draftOccToken: saved.occToken, occToken })
}

const shows = (id: string): Schemas['Delta'] => ({ ops: [{ insert: { table: { id, name: 'Torques' } } }] })

describe('pictures and tables of a published post', () => {
  it('stay as they are while a draft has others', async () => {
    const giulia = await Visitor.signedIn()
    await sendPicture(giulia)
    await giulia.ask('POST', `${post}/images`, { fileId: 'file-1', alternativeText: 'The lock' })
    const first = await giulia.ask<Schemas['TableSummary']>('POST', `${post}/tables`, table('M10'))
    await publish(giulia, { content: shows(first.id), imageIds: ['image-1'], coverImageId: 'image-1' })

    const second = await giulia.ask<Schemas['TableSummary']>('POST', `${post}/tables`, table('M8'))
    await giulia.ask('PATCH', `${post}/images/image-1`, { alternativeText: 'The red lock' })
    await save(giulia, { content: shows(second.id), imageIds: ['image-1'], coverImageId: null })
    for (const reader of [giulia, await giulia.another('marco.bianchi')])
      expect(await reader.get(post)).toMatchObject({
        tables: [{ id: first.id, preview: { rows: [['M10']] } }],
        images: [{ alternativeText: 'The lock' }],
        coverImage: { alternativeText: 'The lock' },
      })
    expect(await giulia.get(`${post}/draft`)).toMatchObject({
      tables: [{ id: second.id }],
      images: [{ alternativeText: 'The red lock' }],
    })

    expect(await publish(giulia, {})).toMatchObject({
      tables: [{ preview: { rows: [['M8']] } }],
      images: [{ alternativeText: 'The red lock' }],
      coverImage: null,
      coverImageUrl: null,
    })
  })
})

describe('a table', () => {
  const tableStatus = async (visitor: Visitor, id: string) => {
    const answer = await visitor.send('GET', `/internal/v2/communication/posts/data/tables/${id}`)
    return answer.ok ? 200 : [answer.status, ((await answer.json()) as Schemas['Problem']).code]
  }
  const missing = [404, 'table-not-found']

  it('is there for its writer alone until a text that names it is out', async () => {
    const giulia = await Visitor.signedIn()
    const marco = await giulia.another('marco.bianchi')
    const { id } = await giulia.ask<Schemas['TableSummary']>('POST', `${post}/tables`, table('M10'))
    const statuses = async () => [await tableStatus(giulia, id), await tableStatus(marco, id)]
    expect(await statuses()).toEqual([200, missing])
    await save(giulia, { content: shows(id) })
    expect(await statuses()).toEqual([200, missing])
    await publish(giulia, {})
    expect(await statuses()).toEqual([200, 200])
    await publish(giulia, { content: { ops: [{ insert: 'Nothing to measure\n' }] } })
    expect(await statuses(), 'the earlier text names it').toEqual([200, 200])
  })

  it('of a draft of a new post is there for its writer alone', async () => {
    const giulia = await Visitor.signedIn()
    const begun = await giulia.ask<Schemas['Post']>('POST', '/internal/v2/communication/posts', {
      communityId: 'quality-and-safety',
      language: 'en',
    })
    const path = `/internal/v2/communication/posts/${begun.id}`
    const { id } = await giulia.ask<Schemas['TableSummary']>('POST', `${path}/tables`, table('M10'))
    const { occToken } = await giulia.get<Schemas['Draft']>(`${path}/draft`)
    await giulia.ask('PUT', `${path}/draft`, {
      title: 'Torques',
      content: shows(id),
      communityId: 'quality-and-safety',
      language: 'en',
      baseRevision: null,
      occToken,
    })
    expect(await tableStatus(giulia, id)).toBe(200)
    expect(await tableStatus(await giulia.another('marco.bianchi'), id)).toEqual(missing)
  })

  it('of a closed community is refused as its post is', async () => {
    const giulia = await Visitor.signedIn()
    const { data } = giulia.world
    const closed = data.feed.find(({ communityId }) => communityId === 'management-board')
    if (!closed) throw new Error('The board has written nothing')
    data.tables.set('of-the-board', table('M10') as Schemas['TableInfo'])
    closed.content = { ...closed.content, delta: shows('of-the-board') }
    expect(await tableStatus(giulia, 'of-the-board')).toEqual([403, 'community-forbidden'])
    data.communities.get('management-board')?.memberships.set('giulia-riva', { state: 'member' } as MembershipState)
    expect(await tableStatus(giulia, 'of-the-board')).toBe(200)
  })
})

it('asks for the description of a picture and of a cover until there is one or they are decorative', async () => {
  const giulia = await Visitor.signedIn()
  await sendPicture(giulia)
  await giulia.ask('POST', `${post}/images`, { fileId: 'file-1' })
  const warned = async () =>
    (await save(giulia, { imageIds: ['image-1'], coverImageId: 'image-1' })).problems.map(({ pointer }) => pointer)
  expect(await warned()).toEqual(['/imageIds/0', '/coverImageId'])
  await giulia.ask('PATCH', `${post}/images/image-1`, { decorative: true })
  expect(await warned()).toEqual([])
})

it('says of a draft with more than thirty pictures or twenty tables that it cannot be published so', async () => {
  const giulia = await Visitor.signedIn()
  const images = Array.from({ length: 31 }, (_, index) => `image-${index}`)
  const ops: Schemas['DeltaOperation'][] = []
  for (let count = 0; count < 21; count += 1) {
    const { id, title } = await giulia.ask<Schemas['TableSummary']>('POST', `${post}/tables`, table(`M${count}`))
    ops.push({ insert: { table: { id, name: title } } })
  }
  const codes = async (change: Change) => (await save(giulia, change)).problems.map(({ code }) => code)
  expect(await codes({ imageIds: images, content: { ops } })).toEqual(['too-many-images', 'too-many-tables'])
  expect(await codes({ imageIds: images.slice(1), content: { ops: ops.slice(1) } })).toEqual([])
})

it.each([
  { columns: 1, rows: 21, shown: 3 },
  { columns: 1, rows: 20, shown: 20 },
  { columns: 8, rows: 20, shown: 20 },
  { columns: 9, rows: 20, shown: 3 },
  { columns: 9, rows: 1, shown: 1 },
])('tells of a table of $columns by $rows its first $shown rows', async ({ columns, rows, shown }) => {
  const giulia = await Visitor.signedIn()
  const made = await giulia.ask<Schemas['TableSummary']>('POST', `${post}/tables`, {
    title: 'Torques',
    data: {
      columns: Array.from({ length: columns }, (_, index) => ({ id: `c${index}`, name: 'Screw', type: 'text' })),
      rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'M10')),
    },
  })
  expect(made).toMatchObject({ columnsCount: columns, rowsCount: rows })
  expect([made.preview.columns.length, made.preview.rows.length]).toEqual([columns, shown])
})

it('makes one picture and one table of a request that is repeated with its key', async () => {
  const giulia = await Visitor.signedIn()
  await sendPicture(giulia)
  const twice = async (path: string, body: unknown) => {
    const sent = [1, 2].map(() => giulia.send('POST', path, body, { 'idempotency-key': 'key-of-the-test' }))
    const answers = await Promise.all(sent)
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
    return [answers.map(({ status }) => status), new Set(ids).size]
  }
  expect(await twice(`${post}/images`, { fileId: 'file-1' })).toEqual([[201, 200], 1])
  expect(await twice(`${post}/tables`, table('M10'))).toEqual([[201, 200], 1])
})
