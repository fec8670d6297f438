import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { messages } from '../messages'
import { collectionQueries, createCollection, showCollection, updateCollection } from './collection-calls'

type Collection = Schemas['Collection']

/** What a form says of a collection, and the state that it was written over; none for a new one. */
export type CollectionSave = { fields: Schemas['CollectionFields']; over: Collection | null }

/** Makes a collection or changes one. */
export function useSaveCollection() {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key] = useState(randomId)
  return useMutation({
    mutationFn: ({ fields, over }: CollectionSave) =>
      over ? updateCollection(over.id, { ...fields, occToken: over.occToken ?? '' }) : createCollection(fields, key),
    onSuccess: (saved, { over }) => {
      showCollection(queryClient, saved)
      void queryClient.invalidateQueries({ queryKey: collectionQueries.list.queryKey })
      tip({ severity: 'success', title: over ? messages.saved : messages.created })
    },
  })
}
