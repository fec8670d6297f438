import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button, ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Icon, MailIcon, MessageCircleIcon, PencilIcon, PhoneIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { chatRequested } from '@/features/chat'
import { FollowButton, sendUserFollow, useFollow } from '@/features/following'
import { AvailabilityLine, peopleQueries, telephone } from '@/features/people'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { $userId } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { given } from '../model/given'
import { AbsenceNote } from './AbsenceNote'
import styles from './Profile.module.css'
import { ProfileMenu } from './ProfileMenu'

type ProfileHeadProps = { person: Schemas['Profile']; adminView: boolean; visible: boolean }

/** Who it is, whether they can be reached, and the quick ways to them. */
export function ProfileHead({ person, adminView, visible }: ProfileHeadProps) {
  const { formatMessage, formatName } = useIntl()
  const can = usePermissions()
  const { openChat, ownId } = useUnit({ openChat: chatRequested, ownId: $userId })
  const follow = useFollow({
    queryKey: peopleQueries.profile(person.id).queryKey,
    name: person.fullName,
    send: (wanted) => sendUserFollow(person.id, wanted),
  })
  const following = can('follow', { ...person, adminView })
  const number = given(person.internalPhone) ?? given(person.phone)
  const callable = given(person.phone) ?? number
  const address = given(person.contactEmail)
  return (
    <header className={styles.head}>
      <Avatar name={person.fullName} src={person.accountPhotoUrl} size={96} />
      <div className={styles.names}>
        <Heading level={1} size="display">
          {formatName(person.fullName)}
        </Heading>
        {person.pronunciation != null && (
          <Text size="sm" tone="muted">
            {formatMessage(messages.pronunciation, { how: person.pronunciation })}
          </Text>
        )}
        {person.caption !== null && <Text tone="muted">{person.caption}</Text>}
        <AvailabilityLine person={person} />
        <AbsenceNote person={person} />
      </div>
      <div role="group" aria-label={formatMessage(messages.actions)} className={styles.actions}>
        {visible && person.id !== ownId && can('chat').allowed && (
          <Button size="sm" icon={<Icon of={MessageCircleIcon} size="sm" />} onClick={() => openChat()}>
            {formatMessage(messages.chat)}
          </Button>
        )}
        {following.allowed && <FollowButton followed={person.followedByMe} name={person.fullName} onFollow={follow} />}
        {address !== null && (
          <ButtonLink size="sm" href={`mailto:${address}`} icon={<Icon of={MailIcon} size="sm" />}>
            {formatMessage(messages.mail)}
          </ButtonLink>
        )}
        {number !== null && callable !== null && (
          <ButtonLink size="sm" href={telephone(callable)} icon={<Icon of={PhoneIcon} size="sm" />}>
            {formatMessage(messages.call, { number })}
          </ButtonLink>
        )}
        {person.canEdit && (
          <ButtonLink size="sm" href={paths.profileEdit()} icon={<Icon of={PencilIcon} size="sm" />}>
            {formatMessage(messages.edit)}
          </ButtonLink>
        )}
        <ProfileMenu person={person} />
      </div>
      {!following.allowed && following.reason === 'not-in-admin-view' && (
        <Text size="sm" tone="muted">
          <RefusalReason of="not-in-admin-view" />
        </Text>
      )}
    </header>
  )
}
