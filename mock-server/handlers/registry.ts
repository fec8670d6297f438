import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { folded, wordsOf } from '../state/folding.ts'
import { block, changeMembers, unblock } from '../state/registry.ts'
import { personById } from '../views/directory.ts'
import { detailsOf, isAdministrator } from '../views/people.ts'
import {
  blockRefusalOf,
  joinedOn,
  lastSignInOf,
  registryUser,
  registryUserInFull,
  roleOf,
  stateOfAccount,
} from '../views/registry.ts'
import { pageOf } from './people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'

/** The registry of people, for those who manage users. */
export function registryRoutes(app: PortalApp): void {
  app.get('/internal/v3/admin/registry/users', (call) => {
    onlyAdministrators(call)
    const { data } = call.var.world
    const { found: people, facets } = search(call)
    const { page, nextPageToken } = pageOf(call, people)
    return call.json<Schemas['RegistryUsersPage']>({
      users: page.map(({ person }) => registryUser(data, person, call.var.viewer)),
      totalCount: people.length,
      nextPageToken,
      facets: call.req.query('pageToken') === undefined ? facets : null,
    })
  })

  app.get('/internal/v3/admin/registry/users/:userId', (call) => {
    onlyAdministrators(call)
    return call.json(registryUserInFull(call.var.world.data, personOf(call), call.var.viewer))
  })

  app.put('/internal/v3/admin/registry/users/:userId/block', async (call) => {
    onlyAdministrators(call)
    const { world, viewer } = call.var
    const person = changeable(call)
    const { reason, until } = await call.req.json<Schemas['BlockRequest']>()
    if (reason.trim() === '') throw invalid('/reason', 'required', 'must say something')
    const end = until === null ? null : Date.parse(until)
    if (end !== null && end <= world.clock.now())
      throw invalid('/until', 'past', 'must be in the future', 'block-end-past')
    block(world, person, { reason: reason.trim(), until: end, byId: viewer.id })
    return call.json(registryUserInFull(world.data, personOf(call), viewer))
  })

  app.patch('/internal/v3/admin/registry/groups/:groupId/members', async (call) => {
    const { world, viewer } = call.var
    if (!isAdministrator(viewer)) throw new Refusal(refusals.groupRegistryForbidden)
    const group = found(world.data.groups.get(call.req.param('groupId')), refusals.groupNotFound)
    if (group.deleted) throw new Refusal(refusals.groupDeleted)
    const { add, remove } = await call.req.json<Schemas['GroupMembersChange']>()
    if (add.length + remove.length === 0) throw invalid('/add', 'min-items', 'must name somebody')
    add.forEach((id, index) => {
      const person = personById(world.data, id)
      if (!person || person.deleted) throw invalid(`/add/${index}`, 'unknown', 'is nobody who can belong to the group')
    })
    const counts = changeMembers(world, group, { add, remove, actorId: viewer.id })
    const { id, name, description, memberIds, deleted } = group
    return call.json<Schemas['GroupMembersChanged']>({
      group: { id, name, description, membersCount: memberIds.length, deleted },
      ...counts,
    })
  })

  app.delete('/internal/v3/admin/registry/users/:userId/block', (call) => {
    onlyAdministrators(call)
    const { world, viewer } = call.var
    const person = personOf(call)
    if (person.blocked) unblock(world, changeable(call).id, viewer.id)
    return call.json(registryUserInFull(world.data, personOf(call), viewer))
  })
}

/** Refuses everybody else in the words of the registry. */
export function onlyAdministrators(call: Call): void {
  if (!isAdministrator(call.var.viewer)) throw new Refusal(refusals.userRegistryForbidden)
}

function personOf(call: Call): Person {
  return found(personById(call.var.world.data, call.req.param('userId') ?? ''), refusals.userNotFound)
}

/** The person, if the viewer may change the account. */
function changeable(call: Call): Person {
  const person = personOf(call)
  const refusal = blockRefusalOf(person, call.var.viewer)
  if (refusal === 'oneself') throw new Refusal(refusals.cannotChangeOneself)
  if (refusal === 'deleted') throw new Refusal(refusals.userDeleted)
  if (refusal === 'root') throw new Refusal(refusals.rootRequired)
  return person
}

const facetNames = ['state', 'place', 'area', 'businessUnit', 'role', 'lastSignIn'] as const
type FacetName = (typeof facetNames)[number]

const parameters: Record<FacetName, string> = {
  state: 'state',
  place: 'place',
  area: 'areaId',
  businessUnit: 'businessUnitId',
  role: 'role',
  lastSignIn: 'lastSignIn',
}

type Indexed = {
  words: string[]
  values: Record<FacetName, { id: string; name: string }>
  name: string
  joined: string
}

/** A change of an account makes a new person, so what is known of one stays right. */
const indexed = new WeakMap<Person, Indexed>()

function indexOf(person: Person): Indexed {
  const before = indexed.get(person)
  if (before) return before
  const { area, businessUnit, place, contactEmail } = detailsOf(person)
  const fullName = `${person.firstName} ${person.lastName}`
  const plain = (id: string) => ({ id, name: id })
  const index: Indexed = {
    words: [...wordsOf(fullName), ...wordsOf(person.account?.userName ?? ''), folded(contactEmail ?? '')],
    values: {
      state: plain(stateOfAccount(person)),
      place: plain(place),
      area,
      businessUnit,
      role: plain(roleOf(person)),
      lastSignIn: plain(lastSignInOf(person)),
    },
    name: `${folded(fullName)} ${person.id}`,
    joined: joinedOn(person),
  }
  indexed.set(person, index)
  return index
}

/** Whom the search and the filters find in their order, and how many there are of each value. */
function search(call: Call) {
  const { data } = call.var.world
  const words = folded(call.req.query('search') ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wanted = Object.fromEntries(
    facetNames.map((name) => [name, new Set(call.req.queries(parameters[name]) ?? [])]),
  ) as Record<FacetName, Set<string>>
  const counts = Object.fromEntries(facetNames.map((name) => [name, new Map<string, Schemas['Facet']>()])) as Record<
    FacetName,
    Map<string, Schemas['Facet']>
  >
  const order = orderBy(call.req.query('sort'))
  const people: { person: Person; order: string }[] = []
  for (const person of [...data.people.values(), ...data.crowd.values()]) {
    const index = indexOf(person)
    if (!words.every((word) => index.words.some((own) => own.startsWith(word)))) continue
    const misses = facetNames.filter((name) => wanted[name].size > 0 && !wanted[name].has(index.values[name].id))
    if (misses.length === 0) people.push({ person, order: order(index, person) })
    if (misses.length > 1) continue
    // Of a filter count those whom all the others let through.
    for (const name of misses.length === 0 ? facetNames : misses) {
      const { id, name: text } = index.values[name]
      counts[name].set(id, { id, name: text, count: (counts[name].get(id)?.count ?? 0) + 1 })
    }
  }
  people.sort((one, other) => (one.order < other.order ? -1 : 1))
  const facet = (name: FacetName) =>
    [...counts[name].values()].sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
  const facets: Schemas['RegistryFacets'] = {
    state: facet('state'),
    place: facet('place'),
    area: facet('area'),
    businessUnit: facet('businessUnit'),
    role: facet('role'),
    lastSignIn: facet('lastSignIn'),
  }
  return { found: people, facets }
}

const longestAgo = ['never', 'longer', 'quarter', 'month']

function orderBy(sort: string | undefined): (index: Indexed, person: Person) => string {
  if (sort === 'joined')
    return ({ joined, name }) => `${10_000_000 - Number(joined.replaceAll('-', '')) + 90_000_000} ${name}`
  if (sort === 'last-sign-in') return ({ values, name }) => `${longestAgo.indexOf(values.lastSignIn.id)} ${name}`
  return ({ name }) => name
}
