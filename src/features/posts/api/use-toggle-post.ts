import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'

import { api, unwrap } from '@/api'
import { tipRequested } from '@/shared/overlays'

import { refusals } from '../refusals'
import type { messages } from '../refusals/messages'
import { patchPost, type PostPatch } from '@/features/post-cache'
import { withBookmark, withLike, withLikes } from './post-patches'

/** Likes the post or takes the like back. The screen shows it at once; a refusal takes it back and says so. */
export function useLikePost(postId: string): (on: boolean) => void {
  return useTogglePost(postId, like)
}

/** Puts the post among the favourites or takes it from there, in the same way. */
export function useBookmarkPost(postId: string): (on: boolean) => void {
  return useTogglePost(postId, bookmark)
}

/** Which words tell of a refusal. */
type Refused = keyof typeof messages

type Toggle = {
  name: string
  patch: (on: boolean) => PostPatch
  refused: Record<'on' | 'off', Refused>
  /** Asks the server and gives back what it says is so now. */
  save: (postId: string, on: boolean) => Promise<PostPatch>
}

const like: Toggle = {
  name: 'like',
  patch: withLike,
  refused: { on: 'likeFailed', off: 'unlikeFailed' },
  save: async (postId, on) => {
    const path = '/internal/v2/communication/posts/{postId}/like'
    const options = { params: { path: { postId } } }
    return withLikes(await unwrap(on ? api.PUT(path, options) : api.DELETE(path, options)))
  },
}

const bookmark: Toggle = {
  name: 'bookmark',
  patch: withBookmark,
  refused: { on: 'bookmarkFailed', off: 'unbookmarkFailed' },
  save: async (postId, on) => {
    const path = '/internal/v2/communication/posts/{postId}/bookmark'
    const options = { params: { path: { postId } } }
    const { bookmarkedByMe } = await unwrap(on ? api.PUT(path, options) : api.DELETE(path, options))
    return withBookmark(bookmarkedByMe)
  },
}

/**
 * Requests about one post go out one after the other in the order of the clicks, so that the last click wins on the
 * server too. Only the last one corrects the screen: an earlier answer would undo a click that is still on its way.
 * The screen reads the posts and never the state of the request, so nothing observes the mutation.
 */
function useTogglePost(postId: string, { name, patch, refused, save }: Toggle): (on: boolean) => void {
  const queryClient = useQueryClient()
  const requestTip = useUnit(tipRequested)
  const mutationKey = ['posts', name, postId]
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  return (on) => {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey,
      scope: { id: mutationKey.join(':') },
      mutationFn: () => save(postId, on),
      onMutate: () => patchPost(queryClient, postId, patch(on)),
      onSuccess: (confirmed: PostPatch) => {
        if (isLast()) patchPost(queryClient, postId, confirmed)
      },
      onError: () => {
        if (isLast()) patchPost(queryClient, postId, patch(!on))
        void refusals.load().then(
          ({ messages }) => requestTip({ severity: 'error', title: messages[refused[on ? 'on' : 'off']] }),
          () => undefined,
        )
      },
    })
    // A failure has been told above.
    mutation.execute(undefined).catch(() => undefined)
  }
}
