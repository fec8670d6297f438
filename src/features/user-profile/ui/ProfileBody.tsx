import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { DescriptionList, type DescriptionListItem } from '@/design-system/DescriptionList'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { RefusalReason, type Verdict } from '@/features/permissions'
import { useIntl, type MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './UserProfile.module.css'

type ProfileBodyProps = {
  user: Schemas['User']
  /** Whether more than the name may be seen, and why not. */
  verdict: Verdict
  /** Whether the reader may follow the person here. */
  following: Verdict | undefined
  adminView: boolean
}

/** A person: the picture, what they do, how they are reached; for administrators also how their account stands. */
export function ProfileBody({ user, verdict, following, adminView }: ProfileBodyProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Avatar name={user.fullName} src={user.accountPhotoUrl} size={64} />
        <div className={styles.words}>
          {verdict.allowed ? (
            user.caption !== null && <Text tone="ink">{user.caption}</Text>
          ) : (
            <Text tone="ink">
              <RefusalReason of={verdict.reason} />
            </Text>
          )}
          {adminView && user.blocked && (
            <StatusChip color="error" className={styles.state}>
              {formatMessage(messages.blocked)}
            </StatusChip>
          )}
        </div>
      </div>
      {verdict.allowed && <Facts user={user} />}
      {adminView && <AdminFacts user={user} />}
      {following?.allowed === false && following.reason === 'not-in-admin-view' && (
        <Text size="sm" tone="muted">
          <RefusalReason of="not-in-admin-view" />
        </Text>
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
  return number === null ? <Missing /> : <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</Link>
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
