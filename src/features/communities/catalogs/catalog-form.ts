import type { Schemas } from '@/api'

/** What the form of a catalog holds; no description is empty. */
export type CatalogFields = { name: string; description: string }

export type FieldName = keyof CatalogFields

/** Lengths as the contract has them. */
export const longest: Record<FieldName, number> = { name: 80, description: 300 }

const fieldNames: readonly FieldName[] = ['name', 'description']

/** A catalog as its form shows it; empty for a new one. */
export function fieldsOf(catalog: Schemas['Catalog'] | null): CatalogFields {
  return { name: catalog?.name ?? '', description: catalog?.description ?? '' }
}

/** What the form says, as it is sent. */
export function sentOf({ name, description }: CatalogFields): Schemas['CatalogFields'] {
  return { name: name.trim(), description: description.trim() || null }
}

/**
 * What two people made of one catalog: what only the other changed is taken over, what only I changed stays, and what
 * both changed in different ways is mine until I say otherwise.
 */
export function merge(before: CatalogFields, mine: CatalogFields, theirs: CatalogFields) {
  const merged = { ...mine }
  const disputed: FieldName[] = []
  for (const name of fieldNames) {
    if (theirs[name] === before[name] || theirs[name] === mine[name]) continue
    if (mine[name] === before[name]) merged[name] = theirs[name]
    else disputed.push(name)
  }
  return { merged, disputed }
}
