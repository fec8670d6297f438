import { describe, expect, it } from 'vitest'
import { examples } from '../../src/api/examples.gen.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { directoryOf } from '../state/directory.ts'
import { spellingsOf } from '../state/folding.ts'
import type { SeedName } from '../state/seed-names.ts'
import { Visitor } from '../testing/visitor.ts'

type Query = Record<string, string | string[]>

function pathOf(path: string, query: Query): string {
  const all = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))
  return `${path}?${new URLSearchParams(all).toString()}`
}

async function search(query: Query, as: string | Visitor = 'giulia.riva', seed: SeedName = 'default') {
  const visitor = typeof as === 'string' ? await Visitor.signedIn(as, seed) : as
  const page = await visitor.get<Schemas['PeoplePage']>(pathOf('/internal/v2/users', { pageSize: '100', ...query }))
  return { ...page, ids: page.people.map(({ id }) => id) }
}

async function facetsOf(query: Query = {}, as: string | Visitor = 'giulia.riva') {
  const visitor = typeof as === 'string' ? await Visitor.signedIn(as) : as
  return visitor.get<Schemas['PeopleFacets']>(pathOf('/internal/v2/users/facets', query))
}

const torino = 'Torino, Italy'
const milano = 'Milano, Italy'
const ulm = 'Ulm, Germany'

/** Somebody of a world, with something changed. */
function change({ world }: Visitor, id: string, changed: Partial<Person>): void {
  const person = world.data.people.get(id)
  if (!person) throw new Error(`There is no ${id}`)
  world.data.people.set(id, { ...person, ...changed })
}

describe('the examples of the contract', () => {
  it('are what the organisation answers', async () => {
    const giulia = await Visitor.signedIn()
    const { firstPage, found, privateProfile } = examples.searchPeople
    const { people, totalCount } = await search({ pageSize: '3' }, giulia)
    expect({ people, totalCount }).toEqual({ people: firstPage.people, totalCount: firstPage.totalCount })
    expect(await search({ search: 'quality torino' }, giulia)).toMatchObject(found)
    expect(await search({ search: 'petra' }, giulia)).toMatchObject(privateProfile)
    const { everybody, narrowed, nobody } = examples.getPeopleFacets
    expect(await facetsOf({}, giulia)).toEqual(everybody)
    expect(await facetsOf({ search: 'quality', place: torino }, giulia)).toEqual(narrowed)
    expect(await facetsOf({ search: 'xyz' }, giulia)).toEqual(nobody)
  })
})

describe('a search', () => {
  it('wants every word, at the beginning of a word', async () => {
    expect((await search({ search: 'tor qual' })).ids).toEqual(['amina-diallo', 'francesca-marino'])
    expect((await search({ search: 'uality' })).ids).toEqual([])
    expect((await search({ search: ' – ' })).totalCount).toBe((await search({})).totalCount)
  })

  it.each([
    ['krueger', 'tobias-krueger'],
    ['Krüger', 'tobias-krueger'],
    ['KRUGER', 'tobias-krueger'],
    ['Kru\u0308ger', 'tobias-krueger'],
    ['Αντωνίου', 'giorgos-antoniou'],
    ['antoniou', 'giorgos-antoniou'],
    ['nicolo', 'nicolo-villa'],
    ['Nicolò', 'nicolo-villa'],
  ])('finds the person for %s', async (typed, id) => {
    expect((await search({ search: typed })).ids).toEqual([id])
  })

  it('spells an umlaut in all ways, and Greek in Latin letters', () => {
    expect(spellingsOf('Müller')).toEqual(['muller', 'mueller'])
    expect(spellingsOf('Παπαδάκη')).toEqual(['papadaki'])
  })

  it('looks at the area and the business unit too, and says where it found the words', async () => {
    const { people } = await search({ search: 'paolo finance services' })
    expect(people.map(({ id, matches }) => [id, matches])).toEqual([
      [
        'paolo-rinaldi',
        [
          { field: 'area', text: 'Finance' },
          { field: 'business-unit', text: 'Services' },
        ],
      ],
    ])
  })

  it('finds an extension as a whole and not by its beginning', async () => {
    const { people } = await search({ search: '794' })
    expect(people).toMatchObject([{ id: 'francesca-marino', matches: [{ field: 'internal-phone', text: '794' }] }])
    expect((await search({ search: '79' })).ids).not.toContain('francesca-marino')
  })

  it('begins with those whose name has the words, unless the name alone is asked for', async () => {
    // Lang is a name, and the beginning of Langer.
    const giulia = await Visitor.signedIn('marco.bianchi')
    change(giulia, 'luca-ferrari', { lastName: 'Langer' })
    change(giulia, 'chiara-conti', { role: 'Lang service' })
    expect((await search({ search: 'lang' }, giulia)).ids).toEqual(['petra-lang', 'luca-ferrari', 'chiara-conti'])
    expect((await search({ search: 'lang', sort: 'name' }, giulia)).ids).toEqual([
      'chiara-conti',
      'luca-ferrari',
      'petra-lang',
    ])
  })
})

describe('the order by name', () => {
  it('is that of the language of the request', async () => {
    const visitor = await Visitor.signedIn()
    change(visitor, 'luca-ferrari', { firstName: 'Nuria' })
    change(visitor, 'chiara-conti', { firstName: 'Ñora' })
    const namesIn = async (language: string) => {
      const answer = await visitor.send('GET', '/internal/v2/users?pageSize=100', undefined, {
        'accept-language': language,
      })
      const { people } = (await answer.json()) as Schemas['PeoplePage']
      return people.map(({ firstName }) => firstName)
    }
    // In Spanish the letter stands behind all of N, in English it is one.
    expect((await namesIn('es')).filter((name) => ['Nuria', 'Ñora'].includes(name))).toEqual(['Nuria', 'Ñora'])
    expect((await namesIn('en')).filter((name) => ['Nuria', 'Ñora'].includes(name))).toEqual(['Ñora', 'Nuria'])
  })

  it.each<Query>([{}, { search: 'a' }, { search: 'a', sort: 'name' }])(
    'pages without repeating or skipping anybody: %o',
    async (query) => {
      const visitor = await Visitor.signedIn()
      const { ids, totalCount } = await search(query, visitor)
      expect(ids).toHaveLength(totalCount)
      const walked: string[] = []
      let token: string | null = ''
      while (token !== null) {
        const page: Schemas['PeoplePage'] = await search(
          { ...query, pageSize: '7', ...(token && { pageToken: token }) },
          visitor,
        )
        walked.push(...page.people.map(({ id }) => id))
        token = page.nextPageToken
      }
      expect(walked).toEqual(ids)
    },
  )

  it('goes on behind somebody who has left meanwhile', async () => {
    const visitor = await Visitor.signedIn()
    const { ids } = await search({}, visitor)
    const { nextPageToken, people } = await search({ pageSize: '5' }, visitor)
    change(visitor, people.at(-1)?.id ?? '', { deleted: true })
    expect((await search({ pageToken: nextPageToken ?? '' }, visitor)).ids).toEqual(ids.slice(5))
  })

  it('lists 50 people where nothing else is asked for', async () => {
    const { people } = await (await Visitor.signedIn()).get<Schemas['PeoplePage']>('/internal/v2/users')
    expect(people).toHaveLength(50)
  })
})

describe('filters', () => {
  it('mean any of several values and all of several filters', async () => {
    const [one, other] = [await search({ place: torino }), await search({ place: milano })]
    expect((await search({ place: [torino, milano] })).totalCount).toBe(one.totalCount + other.totalCount)
    const both = await search({ place: [torino, milano], areaId: 'area-quality' })
    expect(both.ids).toEqual(['amina-diallo', 'francesca-marino', 'giulia-riva', 'marco-bianchi'])
  })

  it('find nobody by a value that nobody has', async () => {
    expect((await search({ place: 'Atlantis' })).totalCount).toBe(0)
    expect(await facetsOf({ place: 'Atlantis' })).toMatchObject({ area: [] })
  })

  it.each<Query>([{}, { search: 'qual' }, { place: torino }, { areaId: ['area-it', 'area-quality'], search: 'a' }])(
    'count what a click on them yields: %o',
    async (query) => {
      const visitor = await Visitor.signedIn()
      const { place, area } = await facetsOf(query, visitor)
      for (const { id, count } of place) expect((await search({ ...query, place: id }, visitor)).totalCount).toBe(count)
      for (const { id, count } of area) expect((await search({ ...query, areaId: id }, visitor)).totalCount).toBe(count)
      expect([...place, ...area].every(({ count }) => count > 0)).toBe(true)
    },
  )

  it('keep a value that is chosen where nobody is left who has it', async () => {
    const { area } = await facetsOf({ place: torino, areaId: 'area-finance' })
    expect(area.at(-1)).toEqual({ id: 'area-finance', name: 'Finance', count: 0 })
  })
})

describe('who is found', () => {
  it('is a private person by the name alone, and nothing else is told of her', async () => {
    const { people } = await search({ search: 'petra lang' })
    expect(people).toMatchObject([{ fullName: 'Petra Lang', caption: null, place: null, area: null, matches: [] }])
    for (const query of [{}, { search: 'petra ulm' }, { search: 'optical' }, { search: '718' }, { place: ulm }])
      expect((await search(query)).ids).not.toContain('petra-lang')
    expect((await search({ search: 'petra', place: ulm })).ids).toEqual([])
    expect(await facetsOf({ search: 'petra' })).toEqual({ place: [], area: [] })
  })

  it('is known in a group and where people are chosen by what the viewer may see of them', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const told = async (as: string) => {
      const visitor = await giulia.another(as)
      const [inGroup, chosen] = await Promise.all([
        visitor.get<Schemas['GroupMembersPage']>('/internal/v2/groups/group-first-aid/members?search=petra'),
        visitor.get<Schemas['SubjectCandidates']>('/internal/v2/communication/subject-candidates?search=petra lang'),
      ])
      return [inGroup.members.map(({ caption }) => caption), chosen.candidates.map(({ detail }) => detail)]
    }
    expect(await told('giulia.riva')).toEqual([[null], ['']])
    expect(await told('marco.bianchi')).toEqual([['Optical research, Ulm'], ['Optical research, Ulm']])
    const jules = await giulia.another('jules.perrin')
    const { members } = await jules.get<Schemas['GroupMembersPage']>('/internal/v2/groups/group-first-aid/members')
    expect(new Set(members.filter(({ id }) => id !== 'jules-perrin').map(({ caption }) => caption))).toEqual(
      new Set([null]),
    )
  })

  it('is a private person with everything for administrators and for herself', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    expect((await search({ search: 'petra ulm' }, marco)).people).toMatchObject([{ place: ulm, privateProfile: true }])
    const countIn = ({ place }: Schemas['PeopleFacets']) => place.find(({ id }) => id === ulm)?.count
    expect(countIn(await facetsOf({}, marco))).toBe((countIn(await facetsOf()) ?? 0) + 1)
    change(marco, 'sofia-karras', { privateProfile: true })
    expect((await search({}, await marco.another('sofia.karras'))).ids).toContain('sofia-karras')
    expect((await search({}, await marco.another('giulia.riva'))).ids).not.toContain('sofia-karras')
  })

  it('is nobody whose account is deleted or blocked', async () => {
    for (const as of ['giulia.riva', 'marco.bianchi'])
      for (const query of [{}, { search: 'roberto' }, { search: 'bruno' }]) {
        const { ids } = await search(query, as)
        expect(ids).not.toContain('roberto-esposito')
        expect(ids).not.toContain('bruno-almeida')
      }
  })

  it('is nobody for those who may not look people up', async () => {
    const jules = await Visitor.signedIn('jules.perrin')
    for (const path of ['', '/facets']) expect((await jules.send('GET', `/internal/v2/users${path}`)).status).toBe(403)
  })

  it('shows a mobile phone to colleagues unless the person hides it', async () => {
    const mobileOf = async (id: string, as: string) => {
      const visitor = await Visitor.signedIn(as)
      const { people } = await search({ search: id.replace('-', ' ') }, visitor)
      const { mobilePhone } = await visitor.get<Schemas['User']>(`/internal/v2/users/${id}`)
      expect(people[0]?.mobilePhone).toBe(mobilePhone)
      return mobilePhone
    }
    expect(await mobileOf('sofia-karras', 'giulia.riva')).toBe('+30 231 555 7256')
    expect(await mobileOf('matteo-costa', 'giulia.riva')).toBeNull()
    expect(await mobileOf('matteo-costa', 'marco.bianchi')).toBe('+39 011 555 7726')
    for (const as of ['giulia.riva', 'marco.bianchi']) expect((await search({ search: '7726' }, as)).ids).toEqual([])
  })

  it('knows whom the viewer follows, and in which zone they work', async () => {
    expect((await search({ search: 'juliana' })).people).toMatchObject([
      { followedByMe: false, timeZone: 'America/Sao_Paulo' },
    ])
    expect((await search({ search: 'camille' })).people).toMatchObject([{ followedByMe: true }])
  })
})

describe('a large company', () => {
  it('is listed and searched as a small one', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'crowded')
    const found = await search({ search: 'francesca caruso' }, visitor)
    expect(found.totalCount).toBeGreaterThan(5)
    expect(found.people.every(({ fullName }) => /^Francesca Caruso/.test(fullName))).toBe(true)
    expect((await search({}, visitor)).totalCount).toBeGreaterThan(50_000)
    const { place } = await facetsOf({}, visitor)
    expect(place.reduce((sum, { count }) => sum + count, 0)).toBe((await search({}, visitor)).totalCount)
    const one = await visitor.get<Schemas['User']>(`/internal/v2/users/${found.ids[0] ?? ''}`)
    expect(one.fullName).toBe(found.people[0]?.fullName)
  })

  it('has one index for all its worlds, and another where somebody has changed', () => {
    const [one, other] = [new Visitor('crowded'), new Visitor('crowded')]
    const shared = directoryOf(one.world.data)
    expect(directoryOf(other.world.data)).toBe(shared)
    change(other, 'luca-ferrari', { blocked: true })
    expect(directoryOf(other.world.data)).not.toBe(shared)
  })
})
