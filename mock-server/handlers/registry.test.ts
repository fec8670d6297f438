import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const registry = '/internal/v3/admin/registry/users'
const day = 24 * 3_600_000

async function find(query: string, as = 'marco.bianchi') {
  const visitor = await Visitor.signedIn(as)
  const page = await visitor.get<Schemas['RegistryUsersPage']>(`${registry}?pageSize=100&${query}`)
  return { ...page, ids: page.users.map(({ id }) => id) }
}

describe('the registry of people', () => {
  it('lists everybody, those who are blocked and deleted too', async () => {
    const { totalCount, ids } = await find('')
    expect(totalCount).toBe(61)
    expect(ids).toEqual(expect.arrayContaining(['bruno-almeida', 'roberto-esposito', 'petra-lang']))
  })

  it('finds by name, user name and mail address', async () => {
    expect((await find('search=tiago+du')).ids).toEqual(['tiago-duarte'])
    expect((await find('search=sofia.karras@')).ids).toEqual(['sofia-karras'])
  })

  it('counts of each filter those whom the others let through', async () => {
    const { facets, totalCount } = await find('state=blocked')
    expect(totalCount).toBe(1)
    expect(facets?.state).toEqual([
      { id: 'active', name: 'active', count: 59 },
      { id: 'blocked', name: 'blocked', count: 1 },
      { id: 'deleted', name: 'deleted', count: 1 },
    ])
    expect(facets?.place).toEqual([{ id: 'Campinas, Brazil', name: 'Campinas, Brazil', count: 1 }])
  })

  it('puts those first who joined last, or have not signed in for longest', async () => {
    const joined = (await find('sort=joined')).users.map(({ joinedOn }) => joinedOn)
    expect(joined).toEqual([...joined].sort().reverse())
    const [first] = (await find('sort=last-sign-in&state=active')).users
    expect(first?.lastSignIn).not.toBe('month')
  })

  it('tells who may not be blocked, and why', async () => {
    const { users } = await find('')
    const refused = users.filter(({ canBlock }) => !canBlock).map(({ id, blockRefusal }) => [id, blockRefusal])
    expect(Object.fromEntries(refused)).toEqual({
      'marco-bianchi': 'oneself',
      'elena-papadaki': 'root',
      'roberto-esposito': 'deleted',
    })
  })
})

/** What was done in this test. */
const actsOf = ({ world }: Visitor) => world.data.registry.acts.filter(({ id }) => !id.startsWith('past-'))

describe('a block', () => {
  async function blockTiago(until: number | null) {
    const marco = await Visitor.signedIn('marco.bianchi')
    const tiago = await marco.another('tiago.duarte')
    const end = until === null ? null : new Date(marco.world.clock.now() + until).toISOString()
    await marco.send('PUT', `${registry}/tiago-duarte/block`, { reason: ' Stolen badge. ', until: end })
    return { marco, tiago }
  }

  it('ends the sessions, refuses the sign-in, and keeps what the person has', async () => {
    const { marco, tiago } = await blockTiago(null)
    expect((await tiago.send('GET', '/internal/v2/navigation/counts')).status).toBe(401)
    expect(await (await tiago.signIn('tiago.duarte')).json()).toMatchObject({ code: 'account-blocked' })
    expect(await marco.get<Schemas['RegistryUser']>(`${registry}/tiago-duarte`)).toMatchObject({
      state: 'blocked',
      block: { reason: 'Stolen badge.', until: null, by: { id: 'marco-bianchi' } },
      groups: [{ id: 'group-on-shift' }],
    })
  })

  it('ends at its time', async () => {
    const { marco, tiago } = await blockTiago(2 * day)
    marco.world.clock.advance(2 * day - 1_000)
    expect((await tiago.signIn('tiago.duarte')).status).toBe(403)
    marco.world.clock.advance(2_000)
    expect((await tiago.signIn('tiago.duarte')).status).toBe(200)
    expect(actsOf(marco).map(({ act, actorId }) => [act, actorId])).toEqual([
      ['user-unblock', null],
      ['user-block', 'marco-bianchi'],
    ])
  })

  it('has no end any more when a later one has none', async () => {
    const { marco, tiago } = await blockTiago(2 * day)
    await marco.send('PUT', `${registry}/tiago-duarte/block`, { reason: 'Left.', until: null })
    marco.world.clock.advance(3 * day)
    expect((await tiago.signIn('tiago.duarte')).status).toBe(403)
  })

  it('is taken away, and taking it away twice is one act', async () => {
    const { marco, tiago } = await blockTiago(null)
    for (let count = 0; count < 2; count += 1) await marco.send('DELETE', `${registry}/tiago-duarte/block`)
    expect((await tiago.signIn('tiago.duarte')).status).toBe(200)
    expect(actsOf(marco)).toHaveLength(2)
  })

  it('reaches people of a large company, too', async () => {
    const marco = await Visitor.signedIn('marco.bianchi', 'crowded')
    await marco.send('PUT', `${registry}/crowd-7/block`, { reason: 'Left.', until: null })
    const { users, totalCount } = await marco.get<Schemas['RegistryUsersPage']>(`${registry}?state=blocked`)
    expect(users.map(({ id }) => id)).toContain('crowd-7')
    expect(totalCount).toBe(2)
  }, 30_000)
})

describe('the members of a group', () => {
  const members = '/internal/v3/admin/registry/groups/group-editors/members'

  it('come and go as a difference, once, and the log says from how many to how many', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const change = { add: ['tiago-duarte', 'giulia-riva'], remove: ['anna-lindqvist', 'davide-greco'] }
    const changed = await marco.ask<Schemas['GroupMembersChanged']>('PATCH', members, change)
    expect(changed).toMatchObject({ added: 1, removed: 1, group: { membersCount: 5 } })
    expect(await marco.ask('PATCH', members, change)).toMatchObject({ added: 0, removed: 0 })
    expect(actsOf(marco).map(({ act, changes }) => [act, changes])).toEqual([
      ['group-members', [{ field: 'members', old: '5', new: '5' }]],
    ])
  })

  it('of two administrators both stay', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const elena = await marco.another('elena.papadaki')
    await marco.send('PATCH', members, { add: ['tiago-duarte'], remove: [] })
    await elena.send('PATCH', members, { add: ['davide-greco'], remove: ['anna-lindqvist'] })
    expect(marco.world.data.groups.get('group-editors')?.memberIds).toEqual(
      expect.arrayContaining(['tiago-duarte', 'davide-greco']),
    )
  })

  it('are 10,000 in a large company, by page and by name', async () => {
    const marco = await Visitor.signedIn('marco.bianchi', 'crowded')
    const of = (query: string) =>
      marco.get<Schemas['GroupMembersPage']>(`/internal/v2/groups/group-on-shift/members?${query}`)
    expect((await of('pageSize=100')).totalCount).toBe(10_000)
    expect((await of('search=wittgenstein')).totalCount).toBeGreaterThan(3)
  }, 30_000)
})
