import { type ReactNode, Suspense } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { DescriptionList, type DescriptionListItem } from '@/design-system/DescriptionList'
import { Icon, MailIcon, MessageCircleIcon, PhoneIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { PersonLink } from '@/features/entity-links'
import { RefusalReason, type Verdict } from '@/features/permissions'
import { AccountSection } from '@/features/registries'
import { useIntl, type MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './UserProfile.module.css'

type ProfileBodyProps = {
  /** Opens the chat; absent where the reader has none, and on the reader's own profile. */
  onChat?: (() => void) | undefined
  user: Schemas['User']
  /** Whether more than the name may be seen, and why not. */
  verdict: Verdict
  /** Whether the reader may follow the person here. */
  following: Verdict | undefined
  adminView: boolean
  /** The account was changed in the admin view. */
  onChanged: () => void
}

/** A person: the ways to them, what they do; for administrators also how their account stands. */
export function ProfileBody({ onChat, user, verdict, following, adminView, onChanged }: ProfileBodyProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.root}>
      {!verdict.allowed && (
        <Text tone="ink">
          <RefusalReason of={verdict.reason} />
        </Text>
      )}
      {adminView && user.blocked && (
        <StatusChip color="error" className={styles.state}>
          {formatMessage(messages.blocked)}
        </StatusChip>
      )}
      {verdict.allowed && user.away && <AwayLine away={user.away} />}
      {verdict.allowed && <ContactButtons user={user} onChat={onChat} />}
      {verdict.allowed && <Facts user={user} />}
      {adminView && <AdminFacts user={user} />}
      {adminView && (
        <Suspense>
          <AccountSection userId={user.id} onChanged={onChanged} />
        </Suspense>
      )}
      {following?.allowed === false && following.reason === 'not-in-admin-view' && (
        <Text size="sm" tone="muted">
          <RefusalReason of="not-in-admin-view" />
        </Text>
      )}
    </div>
  )
}

/** Until when somebody is away, and who stands in. */
function AwayLine({ away: { until, deputy } }: { away: Schemas['Away'] }) {
  const { formatMessage, formatDate } = useIntl()
  // A day of the calendar where the person works, the same in every zone.
  const date = formatDate(new Date(`${until}T12:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Text size="sm">
      {formatMessage(messages.awayUntil, { date })}
      {deputy && (
        <>
          {' · '}
          <PersonLink userId={deputy.id} name={deputy.fullName} variant="text">
            {formatMessage(messages.deputy, { name: deputy.fullName })}
          </PersonLink>
        </>
      )}
    </Text>
  )
}

/** The quick ways to a person; nothing where neither is known. */
function ContactButtons({ user, onChat }: Pick<ProfileBodyProps, 'user' | 'onChat'>) {
  const { formatMessage } = useIntl()
  const number = given(user.phone) ?? given(user.mobilePhone)
  const address = given(user.contactEmail)
  if (number === null && address === null && !onChat) return null
  return (
    <div className={styles.contact}>
      {number !== null && (
        <ButtonLink size="sm" href={telephone(number)} icon={<Icon of={PhoneIcon} size="sm" />}>
          {formatMessage(messages.call)}
        </ButtonLink>
      )}
      {address !== null && (
        <ButtonLink size="sm" href={`mailto:${address}`} icon={<Icon of={MailIcon} size="sm" />}>
          {formatMessage(messages.mail)}
        </ButtonLink>
      )}
      {onChat && (
        <Button size="sm" icon={<Icon of={MessageCircleIcon} size="sm" />} onClick={onChat}>
          {formatMessage(messages.chat)}
        </Button>
      )}
    </div>
  )
}

function Facts({ user }: { user: Schemas['User'] }) {
  const { formatMessage } = useIntl()
  const known = (message: MessageDescriptor, id: string, value: ReactNode): DescriptionListItem[] =>
    value === null || value === undefined || value === ''
      ? []
      : [{ id, term: formatMessage(message), description: value }]
  return (
    <>
      {user.biography !== null && <Text className={styles.biography}>{user.biography}</Text>}
      <DescriptionList
        items={[
          // These two are looked for: where one is missing, that is said.
          { id: 'email', term: formatMessage(messages.email), description: mailTo(given(user.contactEmail)) },
          { id: 'phone', term: formatMessage(messages.phone), description: call(given(user.phone)) },
          ...known(messages.internalPhone, 'internal', user.internalPhone),
          ...known(messages.mobilePhone, 'mobile', user.mobilePhone === null ? null : call(user.mobilePhone)),
          ...known(messages.role, 'role', user.role),
          ...known(messages.place, 'place', user.place),
          ...known(messages.area, 'area', user.area?.name),
          ...known(messages.businessUnit, 'unit', user.businessUnit?.name),
        ]}
      />
    </>
  )
}

/** What only those see who administer people, and only where they administer. */
function AdminFacts({ user }: { user: Schemas['User'] }) {
  const { formatMessage } = useIntl()
  const state = user.deleted ? messages.deleted : user.blocked ? messages.blocked : messages.active
  return (
    <DescriptionList
      items={[
        { id: 'account', term: formatMessage(messages.account), description: formatMessage(state) },
        {
          id: 'visibility',
          term: formatMessage(messages.visibility),
          description: formatMessage(user.privateProfile ? messages.privateProfile : messages.openProfile),
        },
        { id: 'id', term: formatMessage(messages.userId), description: user.id },
      ]}
    />
  )
}

function mailTo(address: string | null): ReactNode {
  return address === null ? <Missing /> : <Link href={`mailto:${address}`}>{address}</Link>
}

function call(number: string | null): ReactNode {
  return number === null ? <Missing /> : <Link href={telephone(number)}>{number}</Link>
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** Some directories keep empty text where they know nothing. */
function given(text: string | null): string | null {
  return text?.trim() ? text : null
}

function Missing() {
  const { formatMessage } = useIntl()
  return (
    <>
      <span aria-hidden>---</span>
      <VisuallyHidden>{formatMessage(messages.notGiven)}</VisuallyHidden>
    </>
  )
}
