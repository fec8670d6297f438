import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button, ButtonLink } from '@/design-system/Button'
import { Card, CardProblem } from '@/design-system/Card'
import { DescriptionList } from '@/design-system/DescriptionList'
import { Heading } from '@/design-system/Heading'
import { Icon, MessageCircleIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { chatRequested } from '@/features/chat'
import { PersonLink } from '@/features/entity-links'
import { FollowButton, sendUserFollow, useFollow } from '@/features/following'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { $userId } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { peopleQueries } from '../api/people-queries'
import { messages } from '../messages'
import { AvailabilityLine } from './AvailabilityLine'
import styles from './PersonCard.module.css'
import { telephone } from '../model/telephone'
import { usePersonWords } from './use-person-words'

/** The person whom the reader has chosen in the list: the ways to them first, then what they know and do. */
export function PersonCard({ userId }: { userId: string }) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useQuery(peopleQueries.profile(userId))
  return (
    <Card as="section" aria-label={formatMessage(messages.chosenPerson)} className={styles.card}>
      {data ? (
        <Filled person={data} />
      ) : error ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.cardFailed)}
        </CardProblem>
      ) : (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.bars}>
          <Skeleton shape="circle" size={64} />
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="half" />
        </SkeletonGroup>
      )}
    </Card>
  )
}

function Filled({ person }: { person: Schemas['Profile'] }) {
  const { formatMessage, formatName } = useIntl()
  const can = usePermissions()
  const { openChat, ownId } = useUnit({ openChat: chatRequested, ownId: $userId })
  const follow = useFollow({
    queryKey: peopleQueries.profile(person.id).queryKey,
    name: person.fullName,
    send: (wanted) => sendUserFollow(person.id, wanted),
  })
  const verdict = can('viewProfile', person)
  return (
    <>
      <div className={styles.head}>
        <Avatar name={person.fullName} src={person.accountPhotoUrl} size={64} />
        <div>
          <Heading level={2} size="small">
            {formatName(person.fullName)}
          </Heading>
          {person.caption !== null && (
            <Text size="sm" tone="muted">
              {person.caption}
            </Text>
          )}
        </div>
      </div>
      <AvailabilityLine person={person} />
      {verdict.allowed ? (
        <Facts person={person} />
      ) : (
        <Text>
          <RefusalReason of={verdict.reason} />
        </Text>
      )}
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="sm" href={paths.profile(person.id, { origin: 'people' })}>
          {formatMessage(messages.openProfile)}
        </ButtonLink>
        {can('follow', { ...person, adminView: false }).allowed && (
          <FollowButton followed={person.followedByMe} name={person.fullName} onFollow={follow} />
        )}
        {verdict.allowed && person.id !== ownId && can('chat').allowed && (
          <Button size="sm" icon={<Icon of={MessageCircleIcon} size="sm" />} onClick={() => openChat()}>
            {formatMessage(messages.chat)}
          </Button>
        )}
      </div>
    </>
  )
}

function Facts({ person }: { person: Schemas['Profile'] }) {
  const { formatMessage } = useIntl()
  const { language, duty } = usePersonWords()
  const { internalPhone, phone, contactEmail, duties, spokenLanguages, skills, manager } = person
  const list = (values: string[]) => (values.length === 0 ? null : values.join(', '))
  const facts: [string, string, ReactNode][] = [
    ['extension', formatMessage(messages.extension), internalPhone],
    ['phone', formatMessage(messages.phone), phone && <Link href={telephone(phone)}>{phone}</Link>],
    [
      'email',
      formatMessage(messages.email),
      contactEmail && <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>,
    ],
    ['duties', formatMessage(messages.duties), list(duties.map(duty))],
    ['languages', formatMessage(messages.languages), list(spokenLanguages.map(({ code }) => language(code)))],
    ['skills', formatMessage(messages.skills), list(skills.map(({ name }) => name))],
    [
      'manager',
      formatMessage(messages.manager),
      manager && <PersonLink userId={manager.id} name={manager.fullName} variant="text" />,
    ],
  ]
  return (
    <DescriptionList
      items={facts.flatMap(([id, term, description]) => (description === null ? [] : [{ id, term, description }]))}
    />
  )
}
