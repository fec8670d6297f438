import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { ChevronDownIcon, Icon } from '@/design-system/icons'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { useMembership } from '../api/use-membership'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { useKeptFocus } from './use-kept-focus'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')
const JoinDialog = loadable(() => import('./JoinDialog')).component('JoinDialog')

export type MembershipButtonProps = { community: Schemas['Community']; size?: 'sm' | 'md' }

/** How the person stands to a community, and what they can do about it: the same wherever it is shown. */
export function MembershipButton({ community, size = 'md' }: MembershipButtonProps) {
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, `${community.membership} ${community.mine?.state}`)
  return (
    <div ref={region} className={styles.buttons}>
      <Standing community={community} size={size} />
    </div>
  )
}

function Standing({ community, size }: Required<MembershipButtonProps>) {
  const { formatMessage } = useIntl()
  const { name, mine, membership, joining, canJoin, state, reasons } = community
  const { join, leave, fail } = useMembership(community)
  const [asking, setAsking] = useState(false)
  const { dayInShort, exact } = useDayTime()
  const busy = join.isPending || leave.isPending

  if (state === 'archived') return null
  if (mine?.state === 'invited')
    return (
      <>
        <Button
          size={size}
          variant="primary"
          busy={busy}
          aria-label={formatMessage(messages.acceptInvitation, { name })}
          onClick={() => join.mutate({}, { onError: fail })}
        >
          {formatMessage(messages.accept)}
        </Button>
        <Button
          size={size}
          busy={busy}
          aria-label={formatMessage(messages.declineInvitation, { name })}
          onClick={() => leave.mutate('declined')}
        >
          {formatMessage(messages.decline)}
        </Button>
      </>
    )
  if (mine?.state === 'requested')
    return (
      <>
        <Text as="span" size="sm" tone="muted">
          {formatMessage(messages.requested)}{' '}
          {mine.requestedAt && <RelativeTime value={mine.requestedAt} format={dayInShort} formatExact={exact} />}
        </Text>
        <Button
          size={size}
          busy={busy}
          aria-label={formatMessage(messages.withdrawFrom, { name })}
          onClick={() => leave.mutate('withdrawn')}
        >
          {formatMessage(messages.withdraw)}
        </Button>
      </>
    )
  if (membership !== 'none')
    return <MemberMenu community={community} size={size} busy={busy} onLeave={() => leave.mutate('left')} />
  if (canJoin === true)
    return (
      <>
        <Button
          size={size}
          variant={size === 'md' ? 'primary' : 'quiet'}
          busy={busy}
          aria-label={formatMessage(joining === 'request' ? messages.askToJoinThis : messages.joinThis, { name })}
          onClick={() => (joining === 'request' ? setAsking(true) : join.mutate({}, { onError: fail }))}
        >
          {formatMessage(joining === 'request' ? messages.askToJoin : messages.join)}
        </Button>
        {asking && (
          <Suspense>
            <JoinDialog community={community} onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </>
    )
  const why = reasons?.['canJoin']
  if (why !== 'assigned' && why !== 'joining-closed') return null
  return (
    <Text as="span" size="sm" tone="muted">
      {formatMessage(why === 'assigned' ? messages.assigned : messages.byInvitation)}
    </Text>
  )
}

type MemberMenuProps = Required<MembershipButtonProps> & { busy: boolean; onLeave: () => void }

function MemberMenu({ community, size, busy, onLeave }: MemberMenuProps) {
  const { formatMessage } = useIntl()
  const { name, membership, canLeave, reasons } = community
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const word = formatMessage(membership === 'moderator' ? messages.moderator : messages.member)
  const why =
    reasons?.['canLeave'] === 'assigned'
      ? formatMessage(messages.assigned)
      : formatMessage(messages.lastModerator, { name })
  return (
    <>
      <Button
        ref={trigger}
        size={size}
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={formatMessage(messages.membershipOf, { word, name })}
        icon={<Icon of={ChevronDownIcon} size="sm" />}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      <Suspense>
        {open && (
          <Menu
            label={formatMessage(messages.membershipOf, { word, name })}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={onLeave}
            items={[
              {
                id: 'leave',
                label: canLeave === false ? why : formatMessage(messages.leave),
                disabled: canLeave === false,
              },
            ]}
          />
        )}
      </Suspense>
    </>
  )
}
