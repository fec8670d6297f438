import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { TextField } from '@/design-system/TextField'
import { navigationQueries } from '@/features/navigation'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { queries, removeCommunity } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { messages } from './messages'

export type RemoveCommunityDialogProps = { community: Schemas['Community']; onClose: () => void }

/** Asks once before a community is removed for good, and for its name: it says how much goes with it. */
export function RemoveCommunityDialog({ community, onClose }: RemoveCommunityDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const { name, counts } = community
  const { remove, isPending } = useRemoveCommunity(community, onClose)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  function handleConfirm() {
    if (sameName(typed, name)) return remove()
    setIsWrong(true)
    field.current?.focus()
  }

  return (
    <ConfirmDialog
      tone="destructive"
      title={formatMessage(messages.title, { name: formatName(name) })}
      description={formatMessage(messages.text, {
        posts: (counts?.posts ?? 0) + (counts?.archivedPosts ?? 0),
        members: counts?.members ?? 0,
      })}
      confirmLabel={formatMessage(messages.confirm)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={isPending}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <TextField
        ref={field}
        label={formatMessage(messages.name)}
        description={formatMessage(messages.nameHint, { name: formatName(name) })}
        error={isWrong ? formatMessage(messages.nameWrong) : undefined}
        autoComplete="off"
        value={typed}
        onValueChange={(value) => {
          setTyped(value)
          setIsWrong(false)
        }}
      />
    </ConfirmDialog>
  )
}

/** Spaces around it and the way an accent was typed make no other name. */
function sameName(one: string, other: string): boolean {
  return one.trim().normalize() === other.trim().normalize()
}

function useRemoveCommunity({ id, name, occToken = '' }: Schemas['Community'], onClose: () => void) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeCommunity(id, occToken),
    onSuccess: async () => {
      tip({ severity: 'success', title: phrase(messages.removed, { name }) })
      await navigate(paths.communities(), { replace: true })
      queryClient.removeQueries({ queryKey: queries.detail(id).queryKey })
      renewCommunities(queryClient)
      void queryClient.invalidateQueries({ queryKey: navigationQueries.counts().queryKey })
    },
    onError: (error) => {
      // It was changed, or brought back, by somebody else: the question was about another state.
      const isLate = isApiError(error) && error.status === 409
      tip({ severity: isLate ? 'warn' : 'error', title: isLate ? messages.changedMeanwhile : messages.failed })
      if (isLate) renewCommunities(queryClient)
      onClose()
    },
  })
  return { remove: () => mutate(), isPending }
}
