import { useQueryClient } from '@tanstack/react-query'
import { currentOf, type Schemas } from '@/api'
import { useOrder } from '@/features/ordering'
import { messages } from '../messages'
import { collectionQueries, reorderCollection, showCollection, showOrder } from './collection-calls'

/** Moves posts within a collection. Where somebody was faster the order of the server comes back. */
export function useReorder(collectionId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = collectionQueries.posts(collectionId)
  return useOrder<Schemas['PostSummary']>({
    mutationKey: ['collections', 'order', collectionId],
    queryKey,
    nameOf: ({ title }) => title,
    show: (ordered) => showOrder(queryClient, collectionId, ordered),
    async send(postId, afterPostId) {
      // The answer to the move before has brought the token for this one.
      const occToken = queryClient.getQueryData(queryKey)?.pages[0]?.collection.occToken ?? ''
      showCollection(queryClient, await reorderCollection(collectionId, { postId, afterPostId, occToken }))
    },
    explain(error) {
      const current = currentOf(error) as Schemas['Collection'] | null
      if (current) showCollection(queryClient, current)
      return current ? messages.orderChanged : messages.orderFailed
    },
    words: messages,
  })
}
