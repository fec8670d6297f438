import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { phrase, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { removeMember, updateMember } from '../api/community-queries'
import { refusalWords, renewCommunities } from '../api/use-membership'
import { editMessages, messages } from '../messages'
import styles from './Communities.module.css'
import { Person } from './Person'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

type Community = Schemas['Community']
type Membership = Schemas['Membership']

/** Somebody who belongs to a community, or is invited; moderators change what they are to it, and can take it back. */
export function MemberRow({ community, membership }: { community: Community; membership: Membership }) {
  const { formatMessage } = useIntl()
  const { user, role, state, invitedBy } = membership
  const managed = community.canManageMembers === true
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Person user={user} />
        {state === 'invited' && invitedBy && (
          <Text size="sm" tone="muted">
            {formatMessage(editMessages.invitedBy, { name: invitedBy.fullName })}
          </Text>
        )}
      </div>
      {role === 'moderator' && <Badge>{formatMessage(messages.moderator)}</Badge>}
      {managed && state === 'member' && <MemberActions community={community} membership={membership} />}
      {managed && state === 'invited' && <TakeBack community={community} membership={membership} />}
    </li>
  )
}

type ActionsProps = { community: Community; membership: Membership }

function MemberActions({ community, membership: { user, role } }: ActionsProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { setRole, remove } = useManaging(community, user)
  const label = formatMessage(editMessages.actionsFor, { name: user.fullName })
  const other = role === 'moderator' ? 'member' : 'moderator'
  return (
    <>
      <IconButton
        ref={trigger}
        size="sm"
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={setRole.isPending || remove.isPending || undefined}
        icon={<Icon of={EllipsisIcon} />}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {open && (
          <Menu
            label={label}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(id) => (id === 'remove' ? remove.mutate(role) : setRole.mutate(other))}
            items={[
              {
                id: 'role',
                label: formatMessage(role === 'moderator' ? editMessages.makeMember : editMessages.makeModerator),
              },
              {
                id: 'remove',
                tone: 'danger',
                label: formatMessage(editMessages.removeFromCommunity),
                // The organisation decides who belongs to it.
                disabled: community.joining === 'assigned',
              },
            ]}
          />
        )}
      </Suspense>
    </>
  )
}

function TakeBack({ community, membership: { user } }: ActionsProps) {
  const { formatMessage } = useIntl()
  const { takeBack } = useManaging(community, user)
  return (
    <Button
      size="sm"
      busy={takeBack.isPending}
      aria-label={formatMessage(editMessages.takeBackInvitation, { name: user.fullName })}
      onClick={() => takeBack.mutate()}
    >
      {formatMessage(editMessages.takeBack)}
    </Button>
  )
}

/** What moderators do with a member. A removal and a role can be taken back. */
function useManaging({ id, name: community }: Community, { id: userId, fullName: name }: Membership['user']) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const onSettled = () => renewCommunities(queryClient)
  const onError = (error: unknown) => {
    const last = isApiError(error) && error.code === 'last-moderator'
    tip({ severity: 'error', title: last ? editMessages.oneModerator : refusalWords(error, community) })
  }
  const bringBack = useMutation({
    mutationFn: (role: Membership['role']) => updateMember(id, userId, role),
    onSuccess: () => tip({ severity: 'success', title: phrase(editMessages.broughtBack, { name }) }),
    onError,
    onSettled,
  })
  const setRole = useMutation({
    mutationFn: (role: Membership['role']) => updateMember(id, userId, role),
    onSuccess: (_, role) =>
      tip({
        severity: 'success',
        title: phrase(role === 'moderator' ? editMessages.isModerator : editMessages.isMember, { name }),
        actionCallbacks: [
          { label: messages.undo, onSelect: () => setRole.mutate(role === 'moderator' ? 'member' : 'moderator') },
        ],
      }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (_: Membership['role']) => removeMember(id, userId),
    onSuccess: (_, role) =>
      tip({
        severity: 'success',
        title: phrase(editMessages.removed, { name }),
        actionCallbacks: [{ label: messages.undo, onSelect: () => bringBack.mutate(role) }],
      }),
    onError,
    onSettled,
  })
  const takeBack = useMutation({
    mutationFn: () => removeMember(id, userId),
    onSuccess: () => tip({ severity: 'success', title: phrase(editMessages.takenBack, { name }) }),
    onError,
    onSettled,
  })
  return { setRole, remove, takeBack }
}
