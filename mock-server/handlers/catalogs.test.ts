import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'
const all = `${base}/catalogs`

type Catalog = Schemas['Catalog']
type CatalogList = Schemas['CatalogList']

const editor = () => Visitor.signedIn('marco.bianchi')
const names = async (visitor: Visitor) => (await visitor.get<CatalogList>(all)).catalogs.map(({ name }) => name)

async function catalogOf(visitor: Visitor, id: string): Promise<Catalog> {
  const { catalogs } = await visitor.get<CatalogList>(all)
  const catalog = catalogs.find((one) => one.id === id)
  if (!catalog) throw new Error(`There is no ${id}`)
  return catalog
}

/** A change that says of a catalog what stands there already, and something else. */
const changeOf = ({ name, description, occToken = '' }: Catalog, change: object = {}) => ({
  name,
  description,
  occToken,
  ...change,
})

describe('catalogs', () => {
  it('can be edited by those who manage people, and say so', async () => {
    const marco = await editor()
    const list = await marco.get<CatalogList>(all)
    expect(list.canEdit).toBe(true)
    expect(list.catalogs.map(({ order, canEdit }) => [order, canEdit])).toEqual(
      list.catalogs.map((_, index) => [index + 1, true]),
    )
    const giulia = await marco.another('giulia.riva')
    const read = await giulia.get<CatalogList>(all)
    expect(read.canEdit).toBe(false)
    expect(read.catalogs.every(({ canEdit, occToken }) => canEdit === false && occToken === undefined)).toBe(true)
  })

  it('are made once for a key, stand last, and are hidden from others while nothing stands in them', async () => {
    const marco = await editor()
    const before = await names(marco)
    const send = () => marco.send('POST', all, { name: ' Energy ', description: '  ' }, { 'idempotency-key': 'once' })
    const made = (await (await send()).json()) as Catalog
    expect(await (await send()).json()).toEqual(made)
    expect(made).toMatchObject({ name: 'Energy', description: null, communitiesCount: 0, order: before.length + 1 })
    expect(await names(marco)).toEqual([...before, 'Energy'])
    const giulia = await marco.another('giulia.riva')
    expect(await names(giulia)).not.toContain('Energy')
    expect((await giulia.send('GET', `${base}/communities?scope=all&catalogId=${made.id}`)).status).toBe(403)
    await marco.ask('PUT', `${all}/${made.id}`, changeOf(made, { communityIds: ['it-service-desk'] }))
    expect(await names(giulia)).toContain('Energy')
    expect((await catalogOf(giulia, 'catalog-work')).communityIds).not.toContain('it-service-desk')
  })

  it('take another name and description, and keep what stands in them', async () => {
    const marco = await editor()
    const before = await catalogOf(marco, 'catalog-work')
    const change = changeOf(before, { name: 'Our work', description: null })
    const after = await marco.ask<Catalog>('PUT', `${all}/catalog-work`, change)
    expect(after).toEqual({ ...before, name: 'Our work', description: null, occToken: 'catalog-work-2' })
    expect(await catalogOf(await marco.another('giulia.riva'), 'catalog-work')).toMatchObject({ name: 'Our work' })
  })

  it('stand in another order for everybody, and only the moved one has another token', async () => {
    const marco = await editor()
    const [first, second] = (await marco.get<CatalogList>(all)).catalogs
    if (!first || !second) throw new Error('there are no two catalogs')
    const moved = await marco.ask<Catalog>('PUT', `${all}/${second.id}`, changeOf(second, { order: 1 }))
    expect(moved.order).toBe(1)
    const { catalogs } = await marco.get<CatalogList>(all)
    expect(catalogs.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id])
    expect(catalogs[1]).toEqual({ ...first, order: 2 })
    const last = await marco.ask<Catalog>('PUT', `${all}/${second.id}`, changeOf(moved, { order: 200 }))
    expect(last.order).toBe(catalogs.length)
    const giulia = await marco.another('giulia.riva')
    expect((await names(giulia)).at(-1)).toBe(second.name)
  })

  it('leave their communities by themselves when they are deleted', async () => {
    const marco = await editor()
    const { communityIds, occToken } = await catalogOf(marco, 'catalog-work')
    expect((await marco.send('DELETE', `${all}/catalog-work?occToken=${occToken}`)).status).toBe(204)
    expect(communityIds.length).toBeGreaterThan(0)
    for (const id of communityIds)
      expect(await marco.get(`${base}/communities/${id}`)).toMatchObject({ catalogId: null })
    expect((await marco.send('DELETE', `${all}/catalog-work?occToken=${occToken}`)).status).toBe(404)
  })

  it('are not changed over what somebody else wrote, and answer with that', async () => {
    const marco = await editor()
    const seen = await catalogOf(marco, 'catalog-people')
    await marco.ask('PUT', `${all}/catalog-people`, changeOf(seen, { name: 'Everybody' }))
    const late = await marco.send('PUT', `${all}/catalog-people`, changeOf(seen, { name: 'Humans' }))
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'occ-conflict', current: { name: 'Everybody' } })
    expect((await marco.send('DELETE', `${all}/catalog-people?occToken=${seen.occToken}`)).status).toBe(409)
  })

  it('keep to themselves what a person may know nothing of', async () => {
    const marco = await editor()
    expect(await names(marco)).not.toContain('Board')
    // The name of a hidden one is free, and it stays where it stood.
    expect((await marco.send('POST', all, { name: 'Board' })).status).toBe(201)
    expect((await marco.send('DELETE', `${all}/catalog-board?occToken=catalog-board-1`)).status).toBe(403)
    const change = changeOf(await catalogOf(marco, 'catalog-people'), { communityIds: ['management-board'] })
    const refused = await marco.send('PUT', `${all}/catalog-people`, change)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/communityIds/0' }] })
  })

  it('renew the open windows of everybody', async () => {
    const marco = await editor()
    const told = new Set<string>()
    marco.world.events.on('notifications-changed', ({ userId }) => told.add(userId))
    await marco.ask('POST', all, { name: 'Energy' })
    expect([...told]).toEqual(expect.arrayContaining(['giulia-riva', 'marco-bianchi']))
  })
})
