import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { reportError } from '@/shared/errors'
import { phrase } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'

type Followed = { followedByMe: boolean }

export type FollowOptions = {
  /** Where the cache keeps who or what is followed. */
  queryKey: QueryKey
  /** What is followed, for the words when it fails: "Marco Bianchi", "#safety". */
  name: string
  /** Tells the server; its answer is what holds. */
  send: (follow: boolean) => Promise<Followed>
}

/**
 * Follows or ceases to follow. The screen shows it at once; a refusal takes it back and says so. Calls about one thing
 * go out in the order of the clicks, and only the last of them corrects the screen; the same wish is not sent
 * again while its call is on the way.
 */
export function useFollow({ queryKey, name, send }: FollowOptions): (follow: boolean) => void {
  const queryClient = useQueryClient()
  const requestTip = useUnit(tipRequested)
  const mutationKey = ['following', ...queryKey]
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  const patch = (followedByMe: boolean) =>
    queryClient.setQueryData<Followed>(queryKey, (data) => data && { ...data, followedByMe })

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: send,
    onMutate: async (follow) => {
      // An answer that left the server before the click would put the old state back.
      await queryClient.cancelQueries({ queryKey })
      patch(follow)
    },
    onSuccess: ({ followedByMe }) => {
      if (isLast()) patch(followedByMe)
    },
    onError: (error, follow) => {
      if (isLast()) patch(!follow)
      const { repeat } = reportError(error, 'following')
      const message = follow ? messages.followFailed : messages.unfollowFailed
      if (!repeat) requestTip({ severity: 'error', title: phrase(message, { name }) })
    },
  })
  return (follow) => {
    const [last] = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' }).slice(-1)
    if (last?.state.variables !== follow) mutate(follow)
  }
}
