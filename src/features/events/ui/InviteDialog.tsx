import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { invitePeople, renewInvitations } from '../api/invitations'
import { messages } from '../messages'
import { dutyOf, type Role, RoleFields } from './RoleFields'

export type InviteDialogProps = { postId: string; onClose: () => void }

/** Invites people and groups to an event, as guests or as staff with a duty. A failed try keeps what was chosen. */
export function InviteDialog({ postId, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [invitees, setInvitees] = useState<Schemas['Assignee'][]>([])
  const [role, setRole] = useState<Role>({ kind: 'guest', duty: '' })
  const [errors, setErrors] = useState<{ who?: string }>({})
  // One key for one dialog: a repeated try invites nobody twice.
  const [key] = useState(randomId)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => invitePeople(postId, { invitees, kind: role.kind, duty: dutyOf(role) }, key),
    onSuccess: ({ added, cannotRead }) => {
      tip({
        severity: 'success',
        title: messages.invitedTip,
        ...(cannotRead.length > 0 && { message: messages.cannotReadTip }),
        translateParams: { count: added, left: cannotRead.length },
      })
      void renewInvitations(queryClient, postId)
      onClose()
    },
  })
  const tooMany = isApiError(error) && error.code === 'too-many-invitees'

  function send() {
    if (invitees.length === 0) setErrors({ who: formatMessage(messages.whoMissing) })
    else mutate()
  }

  return (
    <FormDialog
      title={formatMessage(messages.inviteTitle)}
      submitLabel={formatMessage(messages.invite)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={isPending}
      busyLabel={formatMessage(messages.inviting)}
      problem={error && formatMessage(tooMany ? messages.tooMany : messages.inviteFailed)}
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
      <RoleFields value={role} onValueChange={setRole} />
      <Text size="sm" tone="muted">
        {formatMessage(messages.inviteHint)}
      </Text>
    </FormDialog>
  )
}
