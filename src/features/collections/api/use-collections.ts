import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { $heldRemovals, withoutHeld } from '../model/held-removals'
import { collectionQueries } from './collection-calls'

/** The person's collections and those shared with them: the query, and what is to be shown of its answer. */
export function useCollections() {
  const query = useQuery(collectionQueries.list)
  const held = useUnit($heldRemovals)
  function shownOf({ collections }: Schemas['CollectionList']) {
    const all = collections.filter(({ id }) => !held.has(id)).map((collection) => withoutHeld(collection, held))
    return {
      all,
      own: all.filter(({ canEdit }) => canEdit !== false),
      shared: all.filter(({ canEdit }) => canEdit === false),
    }
  }
  return { query, shownOf }
}
