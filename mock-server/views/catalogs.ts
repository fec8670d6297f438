import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CatalogState } from '../state/catalogs.ts'
import type { CommunityState } from '../state/communities.ts'
import type { WorldData } from '../state/data.ts'
import { catalogIdOf, mayKnow } from './communities.ts'

/** Whether a person may make, change, order and delete catalogs. */
export function mayEditCatalogs({ account }: Person): boolean {
  return account?.manageUsers ?? false
}

/** The communities that stand in a catalog. */
export function communitiesIn({ communities }: WorldData, catalogId: string): CommunityState[] {
  return [...communities.values()].filter((community) => catalogIdOf(community) === catalogId)
}

/**
 * Whether a person may learn of a catalog. One of whose communities they may know none is not there for them; one in
 * which nothing stands is there for those who edit catalogs.
 */
export function mayKnowCatalog(data: WorldData, { id }: CatalogState, person: Person): boolean {
  const communities = communitiesIn(data, id)
  if (communities.length === 0) return mayEditCatalogs(person)
  return communities.some((community) => mayKnow(community, person))
}

/** The catalogs of which a person may learn, in their order. */
export function catalogsFor(data: WorldData, person: Person): CatalogState[] {
  return data.catalogs.filter((catalog) => mayKnowCatalog(data, catalog, person))
}

/** A catalog as a person sees it; `place` is its own among those of which the person may learn, from 0. */
export function catalogView(
  data: WorldData,
  catalog: CatalogState,
  viewer: Person,
  place = catalogsFor(data, viewer).indexOf(catalog),
): Schemas['Catalog'] {
  const { id, name, description } = catalog
  const communityIds = communitiesIn(data, id).flatMap((one) => (mayKnow(one, viewer) ? [one.id] : []))
  const canEdit = mayEditCatalogs(viewer)
  return {
    id,
    name,
    description,
    communityIds,
    order: place + 1,
    communitiesCount: communityIds.length,
    canEdit,
    ...(canEdit && { occToken: catalogToken(catalog) }),
  }
}

/** Goes along with a change, and is another one after each. */
export function catalogToken({ id, saves }: CatalogState): string {
  return `${id}-${saves + 1}`
}
