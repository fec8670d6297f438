import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { currentOf, type Schemas } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { movedAfter, neighbourAt } from '../model/moved'
import { collectionQueries, reorderCollection, showCollection, showOrder } from './collection-calls'

type Move = Pick<Schemas['CollectionMove'], 'postId' | 'afterPostId'>
type Post = Schemas['PostSummary']

/**
 * Moves posts within a collection: they stand there at once, the server hears of one move after the other, and each can
 * be undone. Where somebody was faster the order of the server comes back.
 */
export function useReorder(collectionId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { queryKey } = collectionQueries.posts(collectionId)
  const mutationKey = ['collections', 'order', collectionId]
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (move: Move) => {
      // The answer to the move before has brought the token for this one.
      const occToken = queryClient.getQueryData(queryKey)?.pages[0]?.collection.occToken ?? ''
      return reorderCollection(collectionId, { ...move, occToken })
    },
    onSuccess: (collection) => showCollection(queryClient, collection),
    onError: (error) => {
      const current = currentOf(error) as Schemas['Collection'] | null
      if (current) showCollection(queryClient, current)
      tip({ severity: 'error', title: current ? messages.orderChanged : messages.orderFailed })
    },
    onSettled: () => {
      // Before the last move the server knows less than what is shown.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey })
    },
  })

  function send(move: Move) {
    void queryClient.cancelQueries({ queryKey })
    showOrder(queryClient, collectionId, (posts) => movedAfter(posts, move.postId, move.afterPostId))
    mutate(move)
  }

  /** Moves the post at one place of what is shown to another, and says where it is; `total` is how many there are. */
  return (shown: readonly Post[], from: number, to: number, total: number) => {
    const post = shown[from]
    if (!post || from === to) return
    const told = (position: number) => ({
      severity: 'success' as const,
      title: messages.movedTo,
      translateParams: { title: post.title, position, total },
    })
    const undo = () => {
      send({ postId: post.id, afterPostId: shown[from - 1]?.id ?? null })
      tip(told(from + 1))
    }
    send({ postId: post.id, afterPostId: neighbourAt(shown, from, to) })
    tip({ ...told(to + 1), actionCallbacks: [{ label: messages.undo, onSelect: undo }] })
  }
}
