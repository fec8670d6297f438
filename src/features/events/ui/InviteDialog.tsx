import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { TextField } from '@/design-system/TextField'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { invitePeople, showAnswers } from '../api/invitation-calls'
import { messages } from '../messages'

export type InviteDialogProps = { postId: string; onInvited: () => void; onClose: () => void }

/** Invites people and groups to an event, as guests or as staff with a duty. A failed try keeps what was chosen. */
export function InviteDialog({ postId, onInvited, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [invitees, setInvitees] = useState<Schemas['Assignee'][]>([])
  const [kind, setKind] = useState<'guest' | 'staff'>('guest')
  const [duty, setDuty] = useState('')
  const [errors, setErrors] = useState<{ who?: string }>({})
  // One key for one dialog: a repeated try invites nobody twice.
  const [key] = useState(randomId)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      invitePeople(postId, { invitees, kind, duty: kind === 'staff' ? duty.trim() || null : null }, key),
    onSuccess: ({ added, counts }) => {
      showAnswers(queryClient, postId, { counts })
      tip({ severity: 'success', title: messages.invitedTip, translateParams: { count: added } })
      onInvited()
      onClose()
    },
  })

  function send() {
    if (invitees.length === 0) setErrors({ who: formatMessage(messages.whoMissing) })
    else mutate()
  }

  return (
    <FormDialog
      title={formatMessage(messages.invite)}
      submitLabel={formatMessage(messages.invite)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={isPending}
      busyLabel={formatMessage(messages.inviting)}
      problem={isError ? formatMessage(messages.inviteFailed) : null}
      errors={errors}
      onSubmit={send}
      onClose={onClose}
    >
      <SubjectsPicker
        label={formatMessage(messages.who)}
        readers={{ postId }}
        value={invitees}
        error={invitees.length === 0 ? errors.who : undefined}
        onValueChange={setInvitees}
      />
      <SegmentedControl
        label={formatMessage(messages.as)}
        value={kind}
        options={[
          { value: 'guest', label: formatMessage(messages.kindGuest) },
          { value: 'staff', label: formatMessage(messages.kindStaff) },
        ]}
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
    </FormDialog>
  )
}
