import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { removeInvitation, renewInvitations } from '../api/invitations'
import { messages } from '../messages'

export type RemoveInvitationDialogProps = { postId: string; invitation: Schemas['Invitation']; onClose: () => void }

/** Asks once before an invitation is taken back: the answer goes with it. */
export function RemoveInvitationDialog({ postId, invitation, onClose }: RemoveInvitationDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const name = invitation.invitee.fullName
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeInvitation(postId, invitation.id),
    onSuccess: () => tip({ severity: 'success', title: messages.removed, translateParams: { name } }),
    onError: () => tip({ severity: 'error', title: messages.removeFailed }),
    onSettled: () => {
      void renewInvitations(queryClient, postId)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      tone="destructive"
      title={formatMessage(messages.removeQuestion, { name })}
      description={formatMessage(messages.removeText)}
      confirmLabel={formatMessage(messages.remove)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  )
}
