/** A catalog of communities; which stand in it is said by the communities. */
export type CatalogState = {
  id: string
  name: string
  description: string | null
  /** Counts the changes; the token of the next one is made of it. */
  saves: number
}

/** How many catalogs there may be. */
export const mostCatalogs = 200
