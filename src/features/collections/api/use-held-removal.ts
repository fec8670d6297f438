import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError } from '@/api'
import { holdAct } from '@/features/held-acts'
import { postQueries } from '@/features/posts'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { keyOfEntry, removalHeld, removalSettled } from '../model/held-removals'
import {
  collectionQueries,
  deleteCollection,
  forgetCollection,
  removePost,
  showCollection,
  showOrder,
} from './collection-calls'

type Words = (typeof messages)['deleted']

type Removal = {
  /** What stands in no list any more. */
  key: string
  /** The post that leaves a collection. */
  postId?: string
  send: () => Promise<unknown>
  done: Words
  failed: Words
}

/** Deletes collections and takes posts out of them: lists show it at once, the server hears of it once Undo is over. */
export function useHeldRemoval() {
  const queryClient = useQueryClient()
  const { tip, held, settled } = useUnit({ tip: tipRequested, held: removalHeld, settled: removalSettled })

  async function finish({ key, postId, send, failed }: Removal) {
    try {
      await send()
    } catch (error) {
      // Gone already is what was wanted.
      if (!isApiError(error) || error.kind !== 'not-found') tip({ severity: 'error', title: failed })
    }
    if (postId !== undefined) void queryClient.invalidateQueries({ queryKey: postQueries.detail(postId).queryKey })
    await queryClient.invalidateQueries({ queryKey: collectionQueries.all })
    settled(key)
  }

  function hold(removal: Removal) {
    held(removal.key)
    const act = holdAct(() => finish(removal))
    const undo = () => void (act.undo() && settled(removal.key))
    tip({
      severity: 'success',
      title: removal.done,
      actionCallbacks: [{ label: messages.undo, onSelect: undo }],
    })
  }

  return {
    deleteCollection: (id: string) =>
      hold({
        key: id,
        async send() {
          await deleteCollection(id)
          forgetCollection(queryClient, id)
        },
        done: messages.deleted,
        failed: messages.deleteFailed,
      }),
    removePost: (id: string, postId: string) =>
      hold({
        key: keyOfEntry(id, postId),
        postId,
        async send() {
          showCollection(queryClient, await removePost(id, postId))
          showOrder(queryClient, id, (posts) => posts.filter((post) => post.id !== postId))
        },
        done: messages.removed,
        failed: messages.removeFailed,
      }),
  }
}
