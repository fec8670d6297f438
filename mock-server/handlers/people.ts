import { factsOf } from '../content/people/facts.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { Clocks, stateOf } from '../state/availability.ts'
import { personalOf } from '../state/data.ts'
import { folded, wordsOf } from '../state/folding.ts'
import { personSummary, validDuties } from '../views/directory.ts'
import { asSeen, detailsOf, isAdministrator, maySee } from '../views/people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readToken } from './tokens.ts'

/** The directory of people. */
export function peopleRoutes(app: PortalApp): void {
  app.get('/internal/v2/users', (call) => {
    const { data } = call.var.world
    const search = readSearch(call)
    const sort = call.req.query('sort')
    const everyone = everybody(call)
    const finds = everyone
      .flatMap((person) => findOf(person, search) ?? [])
      .map((find) => ({ ...find, order: orderOf(find, search, sort) }))
      .sort((one, other) => (one.order < other.order ? -1 : 1))
    const { page, nextPageToken } = pageOf(call, finds)
    return call.json<Schemas['PeoplePage']>({
      people: page.map(({ person, matches }) => personSummary(data, person, call.var.viewer, search.clocks, matches)),
      totalCount: finds.length,
      // A private profile is found by its name alone, and is nowhere without one.
      directoryCount: everyone.filter((person) => maySee(person, call.var.viewer)).length,
      ...(sort === 'available' && { stateCounts: countStates(finds, search) }),
      nextPageToken,
    })
  })

  app.get('/internal/v2/users/facets', (call) => {
    const search = readSearch(call)
    // A private profile counts nowhere, or the numbers would tell its place.
    const candidates = everybody(call).filter((person) => maySee(person, call.var.viewer))
    // What is chosen stays among the values, also where nobody is left who has it.
    const unmatched = (name: FilterName, wanted: string): Schemas['Facet'] | undefined => {
      for (const person of candidates) {
        const value = filterValues[name](person, search.clocks).find(({ id }) => id === wanted)
        if (value) return { id: value.id, name: value.name, count: 0 }
      }
      return undefined
    }
    const facet = (name: FilterName): Schemas['Facet'][] => {
      const others = { ...search, filters: { ...search.filters, [name]: [] } }
      const counts = new Map<string, Schemas['Facet']>()
      for (const person of candidates) {
        if (!findOf(person, others)) continue
        for (const { id, name: value } of filterValues[name](person, search.clocks)) {
          const count = (counts.get(id)?.count ?? 0) + 1
          counts.set(id, { id, name: value, count })
        }
      }
      const chosen = search.filters[name].flatMap((id) => counts.get(id) ?? unmatched(name, id) ?? [])
      const rest = [...counts.values()].filter(({ id }) => !search.filters[name].includes(id))
      return [...chosen, ...rest]
        .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
        .slice(0, 50)
    }
    return call.json<Schemas['PeopleFacets']>({
      place: facet('place'),
      area: facet('areaId'),
      businessUnit: facet('businessUnitId'),
      skill: facet('skillId'),
      language: facet('language'),
      duty: facet('dutyId'),
      atWorkCount: candidates.filter((person) => findOf(person, { ...search, atWork: true })).length,
    })
  })
}

const filterNames = ['place', 'areaId', 'businessUnitId', 'skillId', 'language', 'dutyId'] as const
type FilterName = (typeof filterNames)[number]
type Named = { id: string; name: string }

/** What a person has of each thing that can be filtered by. */
const filterValues: Record<FilterName, (person: Person, clocks: Clocks) => Named[]> = {
  place: ({ place }) => [{ id: place, name: place }],
  areaId: (person) => [detailsOf(person).area],
  businessUnitId: (person) => [detailsOf(person).businessUnit],
  skillId: (person) => factsOf(person).skills,
  language: (person) => factsOf(person).languages.map(({ code }) => ({ id: code, name: code })),
  dutyId: validDuties,
}

type Search = {
  words: string[]
  filters: Record<FilterName, string[]>
  atWork: boolean
  followed: ReadonlySet<string> | undefined
  viewer: Person
  clocks: Clocks
  stateOf: (person: Person) => ReturnType<typeof stateOf>
}

type Find = { person: Person; matches: Schemas['PersonMatch'][]; byName: boolean }

function readSearch(call: Call): Search {
  const { world, viewer } = call.var
  const clocks = new Clocks(world.clock.now())
  const all = (name: string) => call.req.queries(name) ?? []
  return {
    words: folded(call.req.query('search') ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
    filters: Object.fromEntries(filterNames.map((name) => [name, all(name)])) as Search['filters'],
    atWork: call.req.query('atWork') === 'true',
    followed: call.req.query('followed') === 'true' ? personalOf(world.data, viewer.id).followedUserIds : undefined,
    viewer,
    clocks,
    stateOf: (person) => stateOf(world.data, asSeen(person, viewer), clocks),
  }
}

/** Whom the directory may list at all; nobody for those who may not look people up. */
function everybody(call: Call): Person[] {
  const { world, viewer } = call.var
  if (!isAdministrator(viewer) && !(viewer.account?.viewUserProfiles ?? true))
    throw new Refusal(refusals.userRegistryForbidden)
  return [...world.data.people.values(), ...world.data.crowd.values()].filter(
    ({ deleted, blocked }) => !deleted && !blocked,
  )
}

type Indexed = {
  /** What people are sorted by; the id makes people of the same name distinct. */
  order: string
  name: string[]
  facts: { words: string[]; match?: Schemas['PersonMatch'] }[]
}

/** The words of people never change while the server runs, and many worlds share the people. */
const indexed = new WeakMap<Person, Indexed>()

const languageNames = ['en', 'it', 'de', 'es', 'el', 'pt', 'fr'].map(
  (language) => new Intl.DisplayNames([language], { type: 'language' }),
)
const wordsOfLanguage = new Map<string, string[]>()

function indexOf(person: Person): Indexed {
  const before = indexed.get(person)
  if (before) return before
  const { area, businessUnit, internalPhone, place, caption } = detailsOf(person)
  const { skills, languages } = factsOf(person)
  const index: Indexed = {
    order: `${folded(nameOf(person))} ${person.id}`,
    name: wordsOf(nameOf(person)),
    facts: [
      ...skills.map(({ id, name }) => ({ words: wordsOf(name), match: { field: 'skill' as const, id, name } })),
      ...languages.map(({ code }) => ({
        words: languageWords(code),
        match: { field: 'language' as const, id: code, name: code },
      })),
      { words: wordsOf(area.name), match: { field: 'area' as const, ...area } },
      { words: wordsOf(businessUnit.name), match: { field: 'business-unit' as const, ...businessUnit } },
      { words: wordsOf(`${caption} ${person.role} ${place}`) },
      ...(internalPhone === null
        ? []
        : [{ words: [internalPhone], match: { field: 'extension' as const, id: internalPhone, name: internalPhone } }]),
    ],
  }
  indexed.set(person, index)
  return index
}

/** What a language is called in each of the languages of the portal. */
function languageWords(code: string): string[] {
  const before = wordsOfLanguage.get(code)
  if (before) return before
  const words = languageNames.flatMap((names) => wordsOf(names.of(code) ?? code))
  wordsOfLanguage.set(code, words)
  return words
}

/** Whether a search finds a person, and by what. A private profile is found by its name and by nothing else. */
function findOf(person: Person, search: Search): Find | undefined {
  const { words, filters, viewer, clocks } = search
  if (search.followed && !search.followed.has(person.id)) return undefined
  const index = indexOf(person)
  const inName = (word: string) => index.name.some((own) => own.startsWith(word))
  if (!maySee(person, viewer)) {
    const filtered = search.atWork || filterNames.some((name) => filters[name].length > 0)
    return words.length > 0 && !filtered && words.every(inName) ? { person, matches: [], byName: true } : undefined
  }
  const matches: Schemas['PersonMatch'][] = []
  for (const name of filterNames) {
    const wanted = filters[name]
    if (wanted.length === 0) continue
    const having = filterValues[name](person, clocks).filter(({ id }) => wanted.includes(id))
    if (having.length === 0) return undefined
    const field = name === 'dutyId' ? 'duty' : name === 'skillId' ? 'skill' : undefined
    if (field) matches.push(...having.map(({ id, name: text }) => ({ field, id, name: text })))
  }
  if (search.atWork && search.stateOf(person) !== 'at-work') return undefined
  let byName = true
  for (const word of words) {
    if (inName(word)) continue
    byName = false
    const duty = validDuties(person, clocks).find(({ name }) => wordsOf(name).some((own) => own.startsWith(word)))
    const fact = duty
      ? { match: { field: 'duty' as const, id: duty.id, name: duty.name } }
      : index.facts.find(({ words: own, match }) =>
          match?.field === 'extension' ? own.includes(word) : own.some((one) => one.startsWith(word)),
        )
    if (!fact) return undefined
    const { match } = fact
    if (match && !matches.some(({ field, id }) => field === match.field && id === match.id)) matches.push(match)
  }
  return { person, matches, byName }
}

const reachable = ['at-work', 'off-hours', 'unknown', 'away']

/** How somebody can be reached, as far as the viewer may know. */
function stateSeen(person: Person, { viewer, stateOf: state }: Search) {
  return maySee(person, viewer) ? state(person) : 'unknown'
}

function countStates(finds: readonly Find[], search: Search): Schemas['StateCounts'] {
  const counts = { 'at-work': 0, 'off-hours': 0, unknown: 0, away: 0 }
  for (const { person } of finds) counts[stateSeen(person, search)] += 1
  return counts
}

function orderOf({ person, byName }: Find, search: Search, sort: string | undefined) {
  const name = indexOf(person).order
  const { words } = search
  if (sort === 'available') return `${reachable.indexOf(stateSeen(person, search))} ${name}`
  return sort === 'name' || words.length === 0 ? name : `${byName ? 0 : 1} ${name}`
}

/** The entries behind the one that a token names. */
export function pageOf<Entry extends { order: string }>(call: Call, entries: readonly Entry[]) {
  const { pageSize, pageToken } = call.req.query()
  const after = pageToken === undefined ? '' : readToken('people', pageToken, 'pageToken')
  const rest = entries.filter(({ order }) => order > after)
  const page = rest.slice(0, pageSizeOf(pageSize))
  const last = page.at(-1)
  return { page, nextPageToken: last && page.length < rest.length ? makeToken('people', last.order) : null }
}

/** What people are sorted by. */
export function placeByName(person: Person): string {
  return indexOf(person).order
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
