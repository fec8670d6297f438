import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CatalogState } from '../state/catalogs.ts'
import { nextId, type WorldData } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { catalogsFor, communitiesIn } from '../views/catalogs.ts'
import { mayKnow } from '../views/communities.ts'

/** Makes a catalog; it stands last where nothing else is said. */
export function makeCatalog(world: World, person: Person, fields: Schemas['CatalogFields']): CatalogState {
  const { data } = world
  const catalog = { id: nextId(data, 'catalog'), name: '', description: null, saves: 0 }
  data.catalogs.push(catalog)
  put(data, catalog, person, fields)
  announce(world)
  return catalog
}

/** Changes a catalog; where it stands and what stands in it stay where nothing is said of them. */
export function changeCatalog(
  world: World,
  catalog: CatalogState,
  person: Person,
  fields: Schemas['CatalogFields'],
): void {
  put(world.data, catalog, person, fields)
  catalog.saves += 1
  announce(world)
}

/** Deletes a catalog; what stood in it stands by itself. */
export function deleteCatalog(world: World, catalog: CatalogState): void {
  const { data } = world
  for (const community of communitiesIn(data, catalog.id)) community.catalogId = null
  data.catalogs = data.catalogs.filter((other) => other !== catalog)
  announce(world)
}

function put(data: WorldData, catalog: CatalogState, person: Person, fields: Schemas['CatalogFields']): void {
  const { name, description, communityIds, order } = fields
  catalog.name = name.trim()
  catalog.description = description?.trim() || null
  if (communityIds) fill(data, catalog, person, new Set(communityIds))
  if (order !== undefined) place(data, catalog, person, order)
}

/** What the person may know nothing of stays where it is. */
function fill(data: WorldData, { id }: CatalogState, person: Person, communityIds: ReadonlySet<string>): void {
  for (const community of communitiesIn(data, id)) if (mayKnow(community, person)) community.catalogId = null
  for (const communityId of communityIds) {
    const community = data.communities.get(communityId)
    if (community) community.catalogId = id
  }
}

/** Puts a catalog before the one that the person sees at its new place. */
function place(data: WorldData, catalog: CatalogState, person: Person, order: number): void {
  const next = catalogsFor(data, person).filter((other) => other !== catalog)[order - 1]
  const others = data.catalogs.filter((other) => other !== catalog)
  data.catalogs = others.toSpliced(next ? others.indexOf(next) : others.length, 0, catalog)
}

/** Every open window asks anew. */
function announce({ data, events }: World): void {
  for (const { id, account } of data.people.values()) if (account) events.emit('notifications-changed', { userId: id })
}
