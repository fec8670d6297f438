import type { Schemas } from '@/api'

type Community = Schemas['Community']
type Catalog = Schemas['Catalog']

/** Whether the person belongs to a community, asked for it, was invited to it, or follows it. */
export function isMine({ membership, mine, follow }: Community): boolean {
  return membership !== 'none' || mine != null || follow === true
}

/** Communities in the order of the catalogs; what stands in none that is known comes last. */
export function byCatalog(communities: readonly Community[], catalogs: readonly Catalog[]) {
  const known = new Set<string | null>(catalogs.map(({ id }) => id))
  const shelves: { catalog: Catalog | null; entries: Community[] }[] = catalogs.map((catalog) => ({
    catalog,
    entries: communities.filter(({ catalogId }) => catalogId === catalog.id),
  }))
  const others = communities.filter(({ catalogId }) => !known.has(catalogId))
  return [...shelves, { catalog: null, entries: others }].filter(({ entries }) => entries.length > 0)
}
