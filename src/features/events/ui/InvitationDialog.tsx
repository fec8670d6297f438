import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { type Response, updateInvitation } from '../api/invitation-calls'
import { messages } from '../messages'
import { answerLabels } from '../model/answer-labels'

type Invitation = Schemas['Invitation']

export type InvitationDialogProps = {
  invitation: Invitation
  post: Pick<Schemas['Post'], 'id' | 'event'>
  /** Something was saved or taken back: numbers and rows are asked for anew. */
  onSaved: () => void
  onClose: () => void
}

const roles = ['guest', 'staff'] as const

/** What the organiser knows better of one invitation: role, duty, and an answer that was given by word. */
export function InvitationDialog({ invitation, post, onSaved, onClose }: InvitationDialogProps) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const name = invitation.invitee.fullName
  const [kind, setKind] = useState(invitation.kind === 'staff' ? 'staff' : 'guest')
  const [duty, setDuty] = useState(invitation.duty ?? '')
  const [response, setResponse] = useState(invitation.response)
  const { event } = post
  const capacity = event?.capacity ?? null
  const full = capacity !== null && (event?.counts?.accepted ?? 0) >= capacity
  const goesBeyond = full && response === 'accepted' && invitation.response !== 'accepted'
  // Nobody is put on the waiting list by hand; who stands there may stay.
  const answers: Response[] = ['pending', 'accepted', 'tentative', 'declined']
  if (invitation.response === 'waiting') answers.push('waiting')

  const undo = useMutation({
    mutationFn: () => updateInvitation(post.id, invitation.id, changeTo(invitation, invitation.response !== response)),
    onError: () => tip({ severity: 'error', title: messages.invitationUndoFailed }),
    onSettled: onSaved,
  })
  const save = useMutation({
    mutationFn: () => {
      const change = { kind, duty: kind === 'staff' ? duty.trim() || null : null, response }
      return updateInvitation(post.id, invitation.id, changeTo(change, response !== invitation.response))
    },
    onSuccess: () => {
      tip({
        severity: 'success',
        title: messages.invitationSaved,
        translateParams: { name },
        // A place on the waiting list that was given up is not to be had again by hand.
        ...(invitation.response !== 'waiting' && {
          actionCallbacks: [{ label: messages.undo, onSelect: () => undo.mutate() }],
        }),
      })
      onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      title={formatMessage(messages.editTitle, { name })}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.saving)}
      problem={save.isError ? formatMessage(messages.invitationSaveFailed) : null}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <SegmentedControl
        label={formatMessage(messages.as)}
        value={kind}
        options={roles.map((value) => ({
          value,
          label: formatMessage(value === 'staff' ? messages.kindStaff : messages.kindGuest),
        }))}
        onValueChange={setKind}
      />
      {kind === 'staff' && (
        <TextField
          label={formatMessage(messages.duty)}
          optionalLabel={formatMessage(messages.optional)}
          maxLength={80}
          value={duty}
          onValueChange={setDuty}
        />
      )}
      <Select
        label={formatMessage(messages.answerField)}
        description={
          goesBeyond ? formatMessage(messages.beyondCapacity, { total: capacity }) : formatMessage(messages.answerHint)
        }
        value={response}
        options={answers.map((value) => ({ value, label: formatMessage(answerLabels[value].label) }))}
        onValueChange={setResponse}
      />
    </FormDialog>
  )
}

type Changed = Pick<Invitation, 'kind' | 'response' | 'duty'>

/** An answer is sent only where it changes: to say it again would date it anew. */
function changeTo({ kind, duty = null, response }: Changed, answers: boolean): Schemas['InvitationChange'] {
  return { kind, duty, ...(answers && { response }) }
}
