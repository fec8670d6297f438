import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { phrase } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { archiveCommunity, queries, unarchiveCommunity } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { messages as common } from '../messages'
import { messages } from './messages'

/** Archives a community and brings it back; each can be undone. */
export function useArchiveCommunity({ id, name, occToken = '' }: Schemas['Community']) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const keep = (community: Schemas['Community']) => {
    queryClient.setQueryData(queries.detail(id).queryKey, community)
    renewCommunities(queryClient)
  }
  const archive = useMutation({
    mutationFn: (note: string | undefined) => archiveCommunity(id, { occToken, ...(note && { note }) }),
    onSuccess: (community) => {
      keep(community)
      tip({
        severity: 'success',
        title: phrase(messages.archived, { name }),
        actionCallbacks: [{ label: common.undo, onSelect: () => bringBack.mutate() }],
      })
    },
    onError: () => renewCommunities(queryClient),
  })
  const bringBack = useMutation({
    mutationFn: () => unarchiveCommunity(id),
    onSuccess: (community) => {
      keep(community)
      tip({ severity: 'success', title: phrase(messages.broughtBack, { name }) })
    },
    onError: (error) => {
      renewCommunities(queryClient)
      // Another moderator was first: it is where it was wanted.
      if (isApiError(error) && error.code === 'community-not-archived') return
      tip({ severity: 'error', title: phrase(messages.failed) })
    },
  })
  return { archive, bringBack }
}

/** Why a community was not archived. */
export function archiveRefusal(error: unknown) {
  return isApiError(error) && error.code === 'occ-conflict' ? messages.changedMeanwhile : messages.failed
}
