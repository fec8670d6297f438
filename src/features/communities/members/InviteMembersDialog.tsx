import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { SubjectsPicker } from '@/features/subject-picker'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { inviteMembers } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { messages as words } from '../messages'
import { messages } from './messages'

export type InviteMembersDialogProps = { community: Schemas['Community']; onClose: () => void }

/** Invites people and groups into a community. A failed try keeps what was chosen. */
export function InviteMembersDialog({ community: { id, name }, onClose }: InviteMembersDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [invitees, setInvitees] = useState<Schemas['Assignee'][]>([])
  const [errors, setErrors] = useState<{ who?: string }>({})
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => inviteMembers(id, invitees),
    onSuccess: ({ added }) => {
      tip({ severity: 'success', title: phrase(messages.invitedTip, { count: added }) })
      renewCommunities(queryClient)
      onClose()
    },
  })

  function send() {
    if (invitees.length === 0) setErrors({ who: formatMessage(messages.whoMissing) })
    else mutate()
  }

  return (
    <FormDialog
      title={formatMessage(messages.inviteTo, { name })}
      closeLabel={formatMessage(words.close)}
      submitLabel={formatMessage(messages.invite)}
      cancelLabel={formatMessage(words.cancel)}
      busy={isPending}
      problem={isError ? formatMessage(messages.inviteFailed) : null}
      errors={errors}
      onSubmit={send}
      onClose={onClose}
    >
      <SubjectsPicker
        label={formatMessage(messages.who)}
        // Whom one invites need not be able to read yet.
        readers={{}}
        value={invitees}
        error={invitees.length === 0 ? errors.who : undefined}
        onValueChange={setInvitees}
      />
    </FormDialog>
  )
}
