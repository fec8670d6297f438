import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Icon, SquareCheckBigIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { GroupLink } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { profileQueries } from '../api/profile-queries'
import { messages } from '../messages'
import styles from './Profile.module.css'

type ProfileCommonProps = {
  userId: string
  /** The way to all of it, where only the first are shown. */
  all?: (count: number) => ReactNode
}

/** How many of each kind the overview shows. */
const few = 3

/** What the reader shares with a person: communities, groups, and tasks that are still to be done. */
export function ProfileCommon({ userId, all }: ProfileCommonProps) {
  const { formatMessage, formatName } = useIntl()
  const { dayAndTime } = useDayTime()
  const now = useNow()
  const { data, error, refetch } = useQuery(profileQueries.inCommon(userId))
  const { communities = [], groups = [], openTasks = [], totalCount = 0 } = data ?? {}
  const first = <Entry,>(entries: readonly Entry[]) => (all ? entries.slice(0, few) : entries)
  const empty = data !== undefined && communities.length + groups.length + openTasks.length === 0
  return (
    <TitledCard title={formatMessage(messages.inCommon)} action={!empty && totalCount > 0 ? all?.(totalCount) : null}>
      {!data && !error && <Skeleton length="long" />}
      {error && !data && (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.inCommonFailed)}
        </CardProblem>
      )}
      {empty && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.nothingInCommon)}
        </Text>
      )}
      {data && !empty && (
        <ul className={styles.shared}>
          {first(communities).map(({ id, name, color }) => (
            <li key={id}>
              <Link variant="quiet" href={paths.community(id)} className={styles.item}>
                <Avatar name={name} size={24} shape="square" hue={color} />
                {formatName(name)}
              </Link>
            </li>
          ))}
          {first(groups).map(({ id, name, membersCount }) => (
            <li key={id}>
              <GroupLink groupId={id} name={name}>
                {formatMessage(messages.group, { name, count: membersCount })}
              </GroupLink>
            </li>
          ))}
          {first(openTasks).map(({ id, title, postId, dueAt }) => (
            <li key={id} className={styles.task}>
              <Icon of={SquareCheckBigIcon} size="sm" />
              <span className={styles.who}>
                <Link variant="quiet" href={paths.post(postId, { entity: 'tasks', taskId: id })}>
                  {title}
                </Link>
                {dueAt !== null && (
                  <Text as="span" size="sm" tone="muted">
                    {formatMessage(messages.due, { time: dayAndTime(new Date(dueAt), now) })}
                  </Text>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
