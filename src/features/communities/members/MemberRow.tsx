import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages as words } from '../messages'
import styles from '../ui/Communities.module.css'
import { Person } from '../about/People'
import { messages } from './messages'
import { useManaging } from './use-managing'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type MemberRowProps = { community: Schemas['Community']; membership: Schemas['Membership'] }

/** Somebody who belongs to a community, or is invited; those who decide change what they are to it. */
export function MemberRow({ community, membership }: MemberRowProps) {
  const { formatMessage } = useIntl()
  const { user, role, state, invitedBy } = membership
  const managed = community.canManageMembers === true
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Person user={user} />
        {state === 'invited' && invitedBy && (
          <Text size="sm" tone="muted">
            {formatMessage(messages.invitedBy, { name: invitedBy.fullName })}
          </Text>
        )}
      </div>
      {role === 'moderator' && <Badge>{formatMessage(words.moderator)}</Badge>}
      {managed && state === 'member' && <MemberMenu community={community} membership={membership} />}
      {managed && state === 'invited' && <TakeBack community={community} membership={membership} />}
    </li>
  )
}

function MemberMenu({ community, membership: { user, role } }: MemberRowProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { setRole, remove } = useManaging(community, user)
  const label = formatMessage(messages.actionsFor, { name: user.fullName })
  const isModerator = role === 'moderator'
  const handleAction = (id: string) => {
    if (id === 'remove') remove.mutate(role)
    else setRole.mutate(isModerator ? 'member' : 'moderator')
  }
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
            onAction={handleAction}
            items={[
              { id: 'role', label: formatMessage(isModerator ? messages.makeMember : messages.makeModerator) },
              {
                id: 'remove',
                tone: 'danger',
                label: formatMessage(messages.removeFromCommunity),
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

function TakeBack({ community, membership: { user } }: MemberRowProps) {
  const { formatMessage } = useIntl()
  const { takeBack } = useManaging(community, user)
  return (
    <Button
      size="sm"
      busy={takeBack.isPending}
      aria-label={formatMessage(messages.takeBackInvitation, { name: user.fullName })}
      onClick={() => takeBack.mutate()}
    >
      {formatMessage(messages.takeBack)}
    </Button>
  )
}
