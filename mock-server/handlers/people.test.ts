import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import type { SeedName } from '../state/seed-names.ts'
import { folded, wordsOf } from '../state/folding.ts'
import { availabilityOf, Clocks } from '../state/availability.ts'
import { Visitor } from '../testing/visitor.ts'
import { profileView, userView } from '../views/directory.ts'

async function find(query: string, as = 'giulia.riva', seed: SeedName = 'default') {
  const visitor = await Visitor.signedIn(as, seed)
  const page = await visitor.ask<Schemas['PeoplePage']>('GET', `/internal/v2/users?pageSize=100&${query}`)
  return { ...page, ids: page.people.map(({ id }) => id) }
}

const facetsOf = async (query = '', as = 'giulia.riva') =>
  (await Visitor.signedIn(as)).ask<Schemas['PeopleFacets']>('GET', `/internal/v2/users/facets?${query}`)

describe('the search of the directory', () => {
  it('wants every word, of whatever it looks at, and says why', async () => {
    const { people } = await find('search=portuguese+coating')
    expect(people.map(({ id, matches }) => [id, matches.map(({ field }) => field)])).toEqual([
      ['juliana-ribeiro', ['language', 'skill']],
    ])
  })

  it.each([
    ['krueger', 'tobias-krueger'],
    ['Krüger', 'tobias-krueger'],
    ['kruger', 'tobias-krueger'],
    ['Αντωνίου', 'giorgos-antoniou'],
    ['antoniou', 'giorgos-antoniou'],
    ['nicolo', 'nicolo-villa'],
    ['Nicolò', 'nicolo-villa'],
  ])('finds the person for %s', async (typed, id) => {
    expect((await find(`search=${encodeURIComponent(typed)}`)).ids).toContain(id)
  })

  it('finds an extension whole and not by its beginning', async () => {
    expect((await find('search=794')).ids).toEqual(['francesca-marino'])
    expect((await find('search=79')).ids).not.toContain('francesca-marino')
  })

  it('spells an umlaut both ways, and Greek in Latin letters', () => {
    expect(wordsOf('Müller')).toEqual(['muller', 'mueller'])
    expect(folded('Παπαδάκη')).toBe('papadaki')
  })

  it('pages without repeating or skipping anybody', async () => {
    const visitor = await Visitor.signedIn('giulia.riva')
    const all = await find('')
    const ids: string[] = []
    let token: string | null = ''
    while (token !== null) {
      const page: Schemas['PeoplePage'] = await visitor.ask(
        'GET',
        `/internal/v2/users?pageSize=7${token && `&pageToken=${token}`}`,
      )
      ids.push(...page.people.map(({ id }) => id))
      token = page.nextPageToken
    }
    expect(ids).toEqual(all.ids)
  })
})

describe('filters', () => {
  it('count what a click on them yields', async () => {
    const { place, duty, language } = await facetsOf('dutyId=duty-first-aid')
    for (const { id, count } of place)
      expect((await find(`dutyId=duty-first-aid&place=${encodeURIComponent(id)}`)).totalCount).toBe(count)
    for (const { id, count } of language)
      expect((await find(`dutyId=duty-first-aid&language=${id}`)).totalCount).toBe(count)
    expect((await find('dutyId=duty-first-aid')).totalCount).toBe(duty.find(({ id }) => id === 'duty-first-aid')?.count)
  })

  it('mean any of several values and all of several filters', async () => {
    const both = await find('place=Torino,%20Italy&place=Milano,%20Italy')
    const torino = await find('place=Torino,%20Italy')
    expect(both.totalCount).toBeGreaterThan(torino.totalCount)
    expect((await find('place=Torino,%20Italy&areaId=area-quality')).totalCount).toBeLessThan(torino.totalCount)
  })

  it('leave out whose certificate has run out', async () => {
    expect((await find('dutyId=duty-first-aid')).ids).not.toContain('stefan-brandt')
  })
})

describe('who is found', () => {
  it('is a private person by the name alone', async () => {
    expect((await find('search=petra')).people).toMatchObject([{ caption: null, place: null, phone: null }])
    for (const query of ['', 'search=ulm+petra', 'search=petra&place=Ulm,%20Germany', 'search=petra&atWork=true'])
      expect((await find(query)).ids).not.toContain('petra-lang')
  })

  it('is a private person with everything for administrators', async () => {
    expect((await find('search=petra', 'marco.bianchi')).people).toMatchObject([{ place: 'Ulm, Germany' }])
    const forAll = (await facetsOf()).place.find(({ id }) => id === 'Ulm, Germany')?.count ?? 0
    const forMarco = (await facetsOf('', 'marco.bianchi')).place.find(({ id }) => id === 'Ulm, Germany')?.count
    expect(forMarco).toBe(forAll + 1)
  })

  it('is nobody whose account is deleted or blocked', async () => {
    const { ids } = await find('')
    expect(ids).not.toContain('roberto-esposito')
    expect(ids).not.toContain('bruno-almeida')
  })

  it('is nobody for those who may not look people up', async () => {
    const jules = await Visitor.signedIn('jules.perrin')
    expect((await jules.send('GET', '/internal/v2/users')).status).toBe(403)
    expect((await jules.send('GET', '/internal/v2/users/facets')).status).toBe(403)
  })

  it('is one of 50,000 within a moment', async () => {
    const { totalCount, people } = await find('search=francesca+caruso', 'giulia.riva', 'crowded')
    expect(totalCount).toBeGreaterThan(5)
    expect(people.every(({ fullName }) => /Francesca|Caruso/.test(fullName))).toBe(true)
    expect((await find('', 'giulia.riva', 'crowded')).totalCount).toBeGreaterThan(50_000)
  })
})

describe('a page', () => {
  it('tells a colleague nothing of a private person, and the person everything', async () => {
    const path = '/internal/v2/users/petra-lang/profile'
    const seen = await (await Visitor.signedIn('giulia.riva')).ask<Schemas['Profile']>('GET', path)
    expect(seen).toMatchObject({ skills: [], duties: [], manager: null, workingHours: [], timeZone: null })
    expect(seen.availability.state).toBe('unknown')
    const admin = await (await Visitor.signedIn('marco.bianchi')).ask<Schemas['Profile']>('GET', path)
    expect(admin.skills.length).toBeGreaterThan(0)
  })

  it('counts as many reports as it lists', async () => {
    const visitor = await Visitor.signedIn('giulia.riva')
    const base = '/internal/v2/users/alessandro-gallo'
    const { reportsCount } = await visitor.ask<Schemas['Profile']>('GET', `${base}/profile`)
    const { totalCount } = await visitor.ask<Schemas['PeoplePage']>('GET', `${base}/reports`)
    expect(reportsCount).toBe(totalCount)
  })
})

describe('availability', () => {
  const { data } = new Visitor().world
  const at = (id: string, moment: string) => {
    const person = data.people.get(id)
    if (!person) throw new Error(`There is no ${id}`)
    const { state, until } = availabilityOf(data, person, new Clocks(Date.parse(moment)))
    return [state, until === null ? null : new Date(until).toISOString()]
  }

  it.each([
    ['of a night shift before midnight', 'amina-diallo', '2026-11-23T22:30:00Z', 'at-work', '2026-11-24T05:00:00.000Z'],
    ['of a night shift past midnight', 'amina-diallo', '2026-11-24T04:40:00Z', 'at-work', '2026-11-24T05:00:00.000Z'],
    ['before the working week', 'francesca-marino', '2026-11-22T10:00:00Z', 'off-hours', '2026-11-23T06:30:00.000Z'],
    ['on another continent', 'juliana-ribeiro', '2026-11-23T11:40:00Z', 'at-work', '2026-11-23T20:30:00.000Z'],
    ['over the spring change', 'amina-diallo', '2027-03-27T01:00:00Z', 'at-work', '2027-03-27T05:00:00.000Z'],
    ['after the spring change', 'francesca-marino', '2027-03-28T10:00:00Z', 'off-hours', '2027-03-29T05:30:00.000Z'],
    ['after the autumn change', 'francesca-marino', '2026-10-25T10:00:00Z', 'off-hours', '2026-10-26T06:30:00.000Z'],
    ['where no hours are known', 'felix-neumann', '2026-11-23T10:00:00Z', 'unknown', null],
  ])('%s', (_when, id, moment, state, until) => {
    expect(at(id, moment)).toEqual([state, until])
  })

  it('of an absence ends with its last day, and names who stands in', () => {
    data.absences.set('juliana-ribeiro', { from: '2026-11-20', to: '2026-11-24', deputyId: 'tiago-duarte', note: null })
    expect(at('juliana-ribeiro', '2026-11-25T02:59:00Z')).toEqual(['away', '2026-11-25T03:00:00.000Z'])
    expect(at('juliana-ribeiro', '2026-11-25T03:01:00Z')[0]).toBe('off-hours')
    expect(at('juliana-ribeiro', '2026-11-19T20:00:00Z')[0]).not.toBe('away')
  })
})

describe('an absence', () => {
  const path = '/internal/v2/users/giulia-riva'
  const change = { from: '2026-11-21', to: '2026-11-27', note: ' Keys are with Marco. ', deputyId: 'marco-bianchi' }

  async function planned() {
    const giulia = await Visitor.signedIn('giulia.riva')
    await giulia.ask('PUT', `${path}/absence`, change)
    return giulia
  }

  const moveTo = ({ world: { clock } }: Visitor, moment: string) =>
    clock.advance(Math.max(0, Date.parse(moment) - clock.now()))

  it('is known to its person alone until it begins, and to colleagues from then to its last day', async () => {
    const giulia = await planned()
    const { world } = giulia
    const seen = async (moment: string, viewer: string) => {
      moveTo(giulia, moment)
      const clocks = new Clocks(world.clock.now())
      const [person, reader] = [world.data.people.get('giulia-riva'), world.data.people.get(viewer)]
      if (!person || !reader) throw new Error('Somebody is missing')
      const { absence, availability } = profileView(world.data, person, reader, clocks)
      return [absence?.to ?? null, availability.state === 'away', userView(world.data, person, reader, clocks).away]
    }
    const away = { until: '2026-11-27', deputy: expect.objectContaining({ id: 'marco-bianchi' }) as unknown }
    expect(await seen('2026-11-20T10:30:00Z', 'giulia-riva')).toEqual(['2026-11-27', false, null])
    expect(await seen('2026-11-20T10:30:00Z', 'sofia-karras')).toEqual([null, false, null])
    expect(await seen('2026-11-20T23:30:00Z', 'sofia-karras')).toEqual(['2026-11-27', true, away])
    // Who may not look people up learns nothing.
    expect(await seen('2026-11-24T09:00:00Z', 'jules-perrin')).toEqual([null, false, null])
    expect(await seen('2026-11-27T22:30:00Z', 'sofia-karras')).toEqual(['2026-11-27', true, away])
    expect(await seen('2026-11-27T23:30:00Z', 'sofia-karras')).toEqual([null, false, null])
  })

  it('keeps its first day once it runs, and is over when its person says so', async () => {
    const giulia = await planned()
    moveTo(giulia, '2026-11-24T09:00:00Z')
    await giulia.signIn('giulia.riva')
    const longer = await giulia.ask<Schemas['Profile']>('PUT', `${path}/absence`, { ...change, to: '2026-11-30' })
    expect(longer.absence).toMatchObject({ from: '2026-11-21', to: '2026-11-30', note: 'Keys are with Marco.' })
    expect((await giulia.send('PUT', `${path}/absence`, { ...change, from: '2026-11-20' })).status).toBe(422)
    const back = await giulia.ask<Schemas['Profile']>('DELETE', `${path}/absence`)
    expect([back.absence, back.availability.state]).toEqual([null, 'at-work'])
  })
})

describe('the counts of a list by who can be reached', () => {
  it('are those of all its pages, and of nobody who is private', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const query = '/internal/v2/users?dutyId=duty-first-aid&sort=available&pageSize='
    const few = await giulia.ask<Schemas['PeoplePage']>('GET', `${query}3`)
    const all = await giulia.ask<Schemas['PeoplePage']>('GET', `${query}100`)
    const having = (state: string) => all.people.filter(({ availability }) => availability.state === state).length
    const counts = Object.entries(few.stateCounts ?? {})
    expect(counts).toHaveLength(4)
    for (const [state, count] of counts) expect(having(state)).toBe(count)
    expect(few.directoryCount).toBe((await giulia.ask<Schemas['PeoplePage']>('GET', '/internal/v2/users')).totalCount)
  })
})

describe('suggested skills', () => {
  const suggest = async (search: string, viewer = 'giulia.riva') => {
    const visitor = await Visitor.signedIn(viewer)
    const { skills } = await visitor.ask<Schemas['SkillList']>(
      'GET',
      `/internal/v2/communication/skills?search=${encodeURIComponent(search)}`,
    )
    return skills.map(({ name }) => name)
  }

  it('begin with what was typed, in any of their words and without case and accents', async () => {
    expect(await suggest('PRESS')).toContain('Press lines')
    expect(await suggest('línes')).toContain('Press lines')
    expect(await suggest('ines')).not.toContain('Press lines')
    expect(await suggest('')).toHaveLength(20)
  })

  it('name nothing that only a private profile tells', async () => {
    const visitor = await Visitor.signedIn('giulia.riva')
    const petra = visitor.world.data.people.get('petra-lang')
    if (!petra) throw new Error('There is no Petra')
    const skills = [{ id: 'skill-falconry', name: 'Falconry' }]
    visitor.world.data.people.set(petra.id, { ...petra, edits: { version: 0, ...petra.edits, skills } })
    const found = await visitor.ask<Schemas['SkillList']>('GET', '/internal/v2/communication/skills?search=falcon')
    expect(found.skills).toEqual([])
  })
})
