import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { phrase } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { removeMember, updateMember } from '../api/community-queries'
import { refusalWords, renewCommunities } from '../api/use-membership'
import { messages as words } from '../messages'
import { messages } from './messages'

type Role = Schemas['Membership']['role']

/** What those do with a member who decide. A removal and a role can be taken back. */
export function useManaging(
  { id, name: community }: Schemas['Community'],
  { id: userId, fullName: name }: Schemas['UserSummary'],
) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const succeed = (title: (typeof messages)['removed'], onUndo?: () => void) =>
    tip({
      severity: 'success',
      title: phrase(title, { name }),
      ...(onUndo && { actionCallbacks: [{ label: words.undo, onSelect: onUndo }] }),
    })
  const settled = {
    onError: (error: unknown) => {
      const last = isApiError(error) && error.code === 'last-moderator'
      tip({ severity: 'error', title: last ? messages.oneModerator : refusalWords(error, community) })
    },
    onSettled: () => renewCommunities(queryClient),
  }
  const bringBack = useMutation({
    mutationFn: (role: Role) => updateMember(id, userId, role),
    onSuccess: () => succeed(messages.broughtBack),
    ...settled,
  })
  const setRole = useMutation({
    mutationFn: (role: Role) => updateMember(id, userId, role),
    onSuccess: (_, role) =>
      succeed(role === 'moderator' ? messages.isModerator : messages.isMember, () =>
        setRole.mutate(role === 'moderator' ? 'member' : 'moderator'),
      ),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (_: Role) => removeMember(id, userId),
    onSuccess: (_, role) => succeed(messages.removed, () => bringBack.mutate(role)),
    ...settled,
  })
  const takeBack = useMutation({
    mutationFn: () => removeMember(id, userId),
    onSuccess: () => succeed(messages.takenBack),
    ...settled,
  })
  return { setRole, remove, takeBack }
}
