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
import { messages as words } from '../messages'
import { messages } from './messages'
import styles from '../ui/Communities.module.css'
import { useKeptFocus } from '../ui/use-kept-focus'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')
const JoinDialog = loadable(() => import('./JoinDialog')).component('JoinDialog')

export type MembershipButtonProps = { community: Schemas['Community']; size?: 'sm' | 'md' }

/** How the person stands to a community, and what they can do about it: the same wherever it is shown. */
export function MembershipButton({ community, size = 'md' }: MembershipButtonProps) {
  const { mine, membership, canJoin, archived } = community
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, `${membership} ${mine?.state}`)
  // Nobody joins or leaves one that has had its time.
  if (archived) return null
  return (
    <div ref={region} className={styles.buttons}>
      {mine?.state === 'invited' ? (
        <Invited community={community} size={size} />
      ) : mine?.state === 'requested' ? (
        <Requested community={community} size={size} requestedAt={mine.requestedAt} />
      ) : membership !== 'none' ? (
        <MemberMenu community={community} size={size} />
      ) : canJoin === true ? (
        <Joining community={community} size={size} />
      ) : (
        <ClosedReason community={community} />
      )}
    </div>
  )
}

type StandingProps = Required<MembershipButtonProps>

function Invited({ community, size }: StandingProps) {
  const { formatMessage } = useIntl()
  const { join, leave, fail } = useMembership(community)
  const busy = join.isPending || leave.isPending
  const { name } = community
  return (
    <>
      <Button
        size={size}
        variant="primary"
        busy={busy}
        aria-label={formatMessage(messages.acceptInvitation, { name })}
        onClick={() => join.mutate({}, { onError: fail })}
      >
        {formatMessage(words.accept)}
      </Button>
      <Button
        size={size}
        busy={busy}
        aria-label={formatMessage(messages.declineInvitation, { name })}
        onClick={() => leave.mutate('declined')}
      >
        {formatMessage(words.decline)}
      </Button>
    </>
  )
}

function Requested({ community, size, requestedAt }: StandingProps & { requestedAt: string | null }) {
  const { formatMessage } = useIntl()
  const { leave } = useMembership(community)
  const { dayInShort, exact } = useDayTime()
  return (
    <>
      <Text as="span" size="sm" tone="muted">
        {formatMessage(messages.requested)}{' '}
        {requestedAt && <RelativeTime value={requestedAt} format={dayInShort} formatExact={exact} />}
      </Text>
      <Button
        size={size}
        busy={leave.isPending}
        aria-label={formatMessage(messages.withdrawFrom, { name: community.name })}
        onClick={() => leave.mutate('withdrawn')}
      >
        {formatMessage(messages.withdraw)}
      </Button>
    </>
  )
}

function Joining({ community, size }: StandingProps) {
  const { formatMessage } = useIntl()
  const { join, fail } = useMembership(community)
  const [asking, setAsking] = useState(false)
  const { name, joining } = community
  const asks = joining === 'request'
  return (
    <>
      <Button
        size={size}
        variant={size === 'md' ? 'primary' : 'quiet'}
        busy={join.isPending}
        aria-haspopup={asks ? 'dialog' : undefined}
        aria-label={formatMessage(asks ? messages.askToJoinThis : messages.joinThis, { name })}
        onClick={() => (asks ? setAsking(true) : join.mutate({}, { onError: fail }))}
      >
        {formatMessage(asks ? messages.askToJoin : messages.join)}
      </Button>
      {asking && (
        <Suspense>
          <JoinDialog community={community} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function ClosedReason({ community: { reasons } }: Pick<StandingProps, 'community'>) {
  const { formatMessage } = useIntl()
  const why = reasons?.['canJoin']
  if (why !== 'assigned' && why !== 'joining-closed') return null
  return (
    <Text as="span" size="sm" tone="muted">
      {formatMessage(why === 'assigned' ? messages.assigned : messages.byInvitation)}
    </Text>
  )
}

function MemberMenu({ community, size }: StandingProps) {
  const { formatMessage } = useIntl()
  const { name, membership, canLeave, reasons } = community
  const { leave } = useMembership(community)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const word = formatMessage(membership === 'moderator' ? words.moderator : messages.member)
  const label = formatMessage(messages.membershipOf, { word, name })
  const why =
    reasons?.['canLeave'] === 'assigned'
      ? formatMessage(messages.assigned)
      : formatMessage(messages.lastModerator, { name })
  const kept = canLeave === false
  return (
    <>
      <Button
        ref={trigger}
        size={size}
        busy={leave.isPending}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        icon={<Icon of={ChevronDownIcon} size="sm" />}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      <Suspense>
        {open && (
          <Menu
            label={label}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={() => leave.mutate('left')}
            items={[{ id: 'leave', label: kept ? why : formatMessage(messages.leave), disabled: kept }]}
          />
        )}
      </Suspense>
    </>
  )
}
