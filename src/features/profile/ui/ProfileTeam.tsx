import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { PersonLink } from '@/features/entity-links'
import { AvailabilityLine } from '@/features/people'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Team } from '../model/use-team'
import styles from './Profile.module.css'

type ProfileTeamProps = { person: Schemas['Profile']; team: Team }

/** Above, beside and below a person. */
export function ProfileTeam({ team }: ProfileTeamProps) {
  const { formatMessage } = useIntl()
  if (team.count === undefined)
    return team.failed ? (
      <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={team.retry}>
        {formatMessage(messages.teamFailed)}
      </CardProblem>
    ) : (
      <Skeleton length="long" />
    )
  if (team.count === 0) return <EmptyState title={formatMessage(messages.noTeam)} />
  return (
    <div className={styles.bars}>
      {team.managers !== undefined && team.managers.length > 0 && (
        <TitledCard title={formatMessage(messages.managers)}>
          <People people={team.managers} />
        </TitledCard>
      )}
      {team.colleaguesCount > 0 && (
        <TitledCard title={formatMessage(messages.colleagues, { count: team.colleaguesCount })}>
          <People people={team.colleagues} more={team.moreColleagues} />
        </TitledCard>
      )}
      {team.reportsCount > 0 && (
        <TitledCard title={formatMessage(messages.team, { count: team.reportsCount })}>
          <People people={team.reports} more={team.moreReports} />
        </TitledCard>
      )}
    </div>
  )
}

type PeopleProps = {
  people: readonly Schemas['PersonSummary'][]
  more?: Pick<Team['moreReports'], 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isFetchNextPageError'>
}

function People({ people, more }: PeopleProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <ul className={styles.team}>
        {people.map((person) => (
          <li key={person.id} className={styles.member}>
            <Avatar name={person.fullName} src={person.accountPhotoUrl} size={36} />
            <span className={styles.who}>
              <PersonLink userId={person.id} name={person.fullName} />
              {person.caption !== null && (
                <Text size="sm" tone="muted">
                  {person.caption}
                </Text>
              )}
            </span>
            <AvailabilityLine person={person} />
          </li>
        ))}
      </ul>
      {more?.isFetchNextPageError && (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void more.fetchNextPage()}>
          {formatMessage(messages.teamFailed)}
        </CardProblem>
      )}
      {more?.hasNextPage && !more.isFetchNextPageError && (
        <Button size="sm" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {formatMessage(messages.moreTeam)}
        </Button>
      )}
    </>
  )
}
