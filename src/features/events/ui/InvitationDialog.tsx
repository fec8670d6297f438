import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Select } from '@/design-system/Select'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { renewInvitations, updateInvitation } from '../api/invitations'
import { messages } from '../messages'
import { answerLabels } from '../model/answer-labels'
import { dutyOf, type Role, RoleFields } from './RoleFields'

export type InvitationDialogProps = {
  invitation: Schemas['Invitation']
  post: Pick<Schemas['Post'], 'id' | 'event'>
  onClose: () => void
}

const answers = ['pending', 'accepted', 'tentative', 'declined'] as const

/** What the organiser knows better of one invitation: role, duty, and an answer that was given by word. */
export function InvitationDialog({ invitation, post, onClose }: InvitationDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const name = invitation.invitee.fullName
  const [role, setRole] = useState<Role>({
    kind: invitation.kind === 'staff' ? 'staff' : 'guest',
    duty: invitation.duty ?? '',
  })
  const [response, setResponse] = useState<string>(invitation.response)
  const chosen = answers.find((one) => one === response)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      updateInvitation(post.id, invitation.id, {
        kind: role.kind,
        duty: dutyOf(role),
        // An answer is sent only where it changes: to say it again would date it anew.
        ...(chosen && chosen !== invitation.response && { response: chosen }),
      }),
    onSuccess: () => {
      tip({ severity: 'success', title: messages.invitationSaved, translateParams: { name } })
      void renewInvitations(queryClient, post.id)
      onClose()
    },
  })
  const capacity = post.event?.capacity ?? null
  const full = capacity !== null && (post.event?.counts?.accepted ?? 0) >= capacity
  const goesBeyond = full && response === 'accepted' && invitation.response !== 'accepted'
  // Nobody is put on the waiting list by hand; who stands there may stay.
  const offered = invitation.response === 'waiting' ? ([...answers, 'waiting'] as const) : answers

  return (
    <FormDialog
      title={formatMessage(messages.editTitle, { name })}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={isPending}
      busyLabel={formatMessage(messages.saving)}
      problem={isError ? formatMessage(messages.invitationSaveFailed) : null}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <RoleFields value={role} onValueChange={setRole} />
      <Select
        label={formatMessage(messages.answerField)}
        description={
          goesBeyond ? formatMessage(messages.beyondCapacity, { total: capacity }) : formatMessage(messages.answerHint)
        }
        value={response}
        options={offered.map((value) => ({ value, label: formatMessage(answerLabels[value].label) }))}
        onValueChange={setResponse}
      />
    </FormDialog>
  )
}
