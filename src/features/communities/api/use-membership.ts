import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { communityQueries } from '@/features/navigation'
import { postKeys } from '@/features/post-cache'
import { type Phrase, phrase } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { messages as membershipWords } from '../membership/messages'
import { joinCommunity, leaveCommunity, queries, setFollow } from './community-queries'

type Community = Schemas['Community']

/** Asks again for everything that depends on who belongs where: buttons, lists, numbers and the menu agree. */
export function renewCommunities(queryClient: QueryClient): void {
  for (const queryKey of [communityQueries.all, postKeys.lists, postKeys.found])
    void queryClient.invalidateQueries({ queryKey })
}

/** Joins, leaves and follows a community, wherever its button stands. */
export function useMembership({ id, name, joining }: Pick<Community, 'id' | 'name' | 'joining'>) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const fail = (error: unknown) => {
    tip({ severity: 'error', title: refusalWords(error, name) })
    renewCommunities(queryClient)
  }
  const join = useMutation({
    mutationFn: (body: Schemas['Joining']) => joinCommunity(id, body),
    onSuccess: (community) => {
      queryClient.setQueryData(queries.detail(id).queryKey, community)
      renewCommunities(queryClient)
      const asked = community.mine?.state === 'requested'
      tip({
        severity: 'success',
        title: phrase(asked ? membershipWords.asked : membershipWords.joined, { name }),
        actionCallbacks: [{ label: messages.undo, onSelect: () => leave.mutate('undo') }],
      })
    },
  })
  const leave = useMutation({
    mutationFn: (_: 'left' | 'withdrawn' | 'declined' | 'undo') => leaveCommunity(id),
    onSuccess: (_, how) => {
      renewCommunities(queryClient)
      if (how === 'undo') return
      tip({
        severity: 'success',
        title: phrase(membershipWords[how], { name }),
        // Only an open one lets a person in again at once.
        ...(how === 'left' &&
          joining === 'open' && {
            actionCallbacks: [{ label: messages.undo, onSelect: () => join.mutate({}, { onError: fail }) }],
          }),
      })
    },
    onError: fail,
  })
  const follow = useMutation({
    mutationFn: (on: boolean) => setFollow(id, on),
    onMutate: (on) => showFollow(queryClient, id, on),
    onSuccess: ({ follow: on }) => {
      showFollow(queryClient, id, on)
      renewCommunities(queryClient)
    },
    onError: (error, on) => {
      showFollow(queryClient, id, !on)
      fail(error)
    },
  })
  return { join, leave, follow, fail }
}

/** Why a call about a membership was refused, in words. */
export function refusalWords(error: unknown, name: string): Phrase {
  switch (isApiError(error) ? error.code : undefined) {
    case 'joining-closed':
    case 'community-archived':
      return phrase(membershipWords.joiningClosed, { name })
    case 'rules-changed':
      return phrase(membershipWords.rulesChanged, { name })
    case 'request-too-early':
      return phrase(membershipWords.requestTooEarly)
    case 'membership-assigned':
      return phrase(membershipWords.membershipAssigned, { name })
    case 'last-moderator':
      return phrase(membershipWords.lastModerator, { name })
    case 'already-decided':
      return phrase(membershipWords.alreadyDecided)
    default:
      return phrase(membershipWords.notChanged, { name })
  }
}

function showFollow(queryClient: QueryClient, id: string, follow: boolean): void {
  queryClient.setQueryData(queries.detail(id).queryKey, (community) => community && { ...community, follow })
}
