import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { IconButton } from '@/design-system/IconButton'
import { Icon, PencilIcon, UserMinusIcon } from '@/design-system/icons'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { responses } from '../api/invitations'
import { messages } from '../messages'
import { answerLabels } from '../model/answer-labels'
import styles from './Events.module.css'

const InvitationDialog = loadable(() => import('./InvitationDialog')).component('InvitationDialog')
const RemoveInvitationDialog = loadable(() => import('./RemoveInvitationDialog')).component('RemoveInvitationDialog')

export type InvitedPersonProps = { invitation: Schemas['Invitation']; post: Schemas['Post'] }

/** One of the invited people: who, as what, what they answered and wrote; the organiser can change it. */
export function InvitedPerson({ invitation, post }: InvitedPersonProps) {
  const { formatMessage, formatName } = useIntl()
  const { invitee, kind, duty, response, note, place, viaGroup } = invitation
  const known = responses.find((one) => one === response)
  const facts = [
    kind === 'staff' && formatMessage(messages.kindStaff),
    duty,
    viaGroup && formatMessage(messages.via, { group: formatName(viaGroup.name) }),
    place != null && formatMessage(messages.waitingPlace, { place }),
  ].filter(Boolean)
  return (
    <li className={styles.person}>
      <Avatar name={invitee.fullName} src={invitee.accountPhotoUrl} size={34} />
      <div className={styles.words}>
        <PersonLink userId={invitee.id} name={invitee.fullName} />
        {facts.length > 0 && (
          <Text size="sm" tone="muted">
            {facts.join(' · ')}
          </Text>
        )}
        {note && <Text size="sm">{note}</Text>}
      </div>
      <StatusChip color={known ? answerLabels[known].color : 'neutral'}>
        {known ? formatMessage(answerLabels[known].label) : response}
      </StatusChip>
      {post.canInvite && <RowActions invitation={invitation} post={post} />}
    </li>
  )
}

function RowActions({ invitation, post }: InvitedPersonProps) {
  const { formatMessage, formatName } = useIntl()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const name = formatName(invitation.invitee.fullName)
  const close = () => setOpen(null)
  return (
    <div className={styles.rowActions}>
      <IconButton
        label={formatMessage(messages.editInvitation, { name })}
        icon={<Icon of={PencilIcon} />}
        onClick={() => setOpen('edit')}
      />
      <IconButton
        label={formatMessage(messages.removeInvitation, { name })}
        icon={<Icon of={UserMinusIcon} />}
        onClick={() => setOpen('remove')}
      />
      <Suspense>
        {open === 'edit' && <InvitationDialog invitation={invitation} post={post} onClose={close} />}
        {open === 'remove' && <RemoveInvitationDialog postId={post.id} invitation={invitation} onClose={close} />}
      </Suspense>
    </div>
  )
}
