import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { useCurrentUser } from '@/features/session'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { toAnswerQueries } from '../api/to-answer-calls'
import { messages } from '../messages'
import { groupsOf } from '../model/groups'
import styles from './ToAnswer.module.css'

type Item = Schemas['ToAnswerItem']

const groupTitles = { late: messages.late, today: messages.today, later: messages.later }

/** What the person is asked, by when it is due; what no server has yet, and what was answered lately. */
export function ToAnswerView() {
  const { formatMessage, timeZone } = useIntl()
  const { id: userId } = useCurrentUser()
  const now = useNow()
  const open = useInfiniteQuery(toAnswerQueries.list('open'))
  const done = useInfiniteQuery(toAnswerQueries.list('done'))
  const { data: onDevice = [] } = useQuery(toAnswerQueries.onDevice(userId))
  const items = open.data?.pages.flatMap((page) => page.items)
  const answered = done.data?.pages.flatMap((page) => page.items) ?? []
  const counts = open.data?.pages.at(-1)?.counts
  const known = (postId: string) => [...(items ?? []), ...answered].find(({ post }) => post.id === postId)
  return (
    <Page
      width="reading"
      title={formatMessage(messages.title)}
      lead={counts && formatMessage(messages.lead, { count: counts.open })}
    >
      <div className={styles.groups}>
        {onDevice.length > 0 && (
          <Group title={formatMessage(messages.onDevice)} count={onDevice.length}>
            {onDevice.map(({ postId, title }) => {
              const item = known(postId)
              return (
                <li key={postId} className={styles.row}>
                  <div className={styles.words}>
                    <p lang={item?.post.language}>{title}</p>
                    <Text size="sm" tone="warn">
                      {formatMessage(messages.notSent)}
                    </Text>
                  </div>
                  <ButtonLink size="sm" variant="primary" href={paths.surveyAnswer(postId)}>
                    {formatMessage(messages.goOn)}
                  </ButtonLink>
                </li>
              )
            })}
          </Group>
        )}
        {items ? (
          groupsOf(items, onDevice, { now, timeZone }).map((group) => (
            <Group
              key={group.name}
              title={formatMessage(groupTitles[group.name])}
              count={group.items.length}
              isLate={group.name === 'late'}
            >
              {group.items.map((item) => (
                <OpenRow key={item.id} item={item} now={now} />
              ))}
            </Group>
          ))
        ) : open.error ? (
          <LoadFailure
            title={formatMessage(messages.failed)}
            error={open.error}
            busy={open.isFetching}
            onRetry={() => void open.refetch()}
          />
        ) : (
          <SkeletonGroup label={formatMessage(messages.loading)}>
            <Skeleton length="long" />
            <Skeleton length="half" />
          </SkeletonGroup>
        )}
        {items?.length === 0 && onDevice.length === 0 && <EmptyState title={formatMessage(messages.nothing)} />}
        {open.hasNextPage && (
          <Button busy={open.isFetchingNextPage} onClick={() => void open.fetchNextPage()}>
            {formatMessage(messages.more)}
          </Button>
        )}
        {answered.length > 0 && (
          <Group title={formatMessage(messages.done)} count={done.data?.pages.at(-1)?.counts.done ?? answered.length}>
            {answered.map((item) => (
              <DoneRow key={item.id} item={item} />
            ))}
          </Group>
        )}
        {done.hasNextPage && (
          <Button busy={done.isFetchingNextPage} onClick={() => void done.fetchNextPage()}>
            {formatMessage(messages.moreDone)}
          </Button>
        )}
      </div>
    </Page>
  )
}

type GroupProps = { title: string; count: number; isLate?: boolean; children: ReactNode }

function Group({ title, count, isLate = false, children }: GroupProps) {
  const { formatNumber } = useIntl()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="label" id={id} data-late={isLate || undefined} className={styles.title}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {formatNumber(count)}
        </Text>
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

function OpenRow({ item: { post, from, dueAt, survey }, now }: { item: Item; now: Date }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { dayAndTime } = useDayTime()
  const id = useId()
  const due = dueAt === null ? null : formatMessage(messages.due, { when: dayAndTime(new Date(dueAt), now) })
  const length = survey && formatMessage(messages.minutes, { minutes: survey.questions.minutes })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p lang={post.language} id={id}>
          <Link variant="quiet" href={paths.post(post.id)}>
            {post.title}
          </Link>
        </p>
        <Text size="sm" tone="muted">
          {[formatMessage(messages.from, { name: from.fullName }), length, due].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {survey && (
        <ButtonLink size="sm" variant="primary" href={paths.surveyAnswer(post.id)} aria-describedby={id}>
          {formatMessage(survey.mine?.state === 'begun' ? messages.goOn : messages.answer)}
        </ButtonLink>
      )}
    </li>
  )
}

function DoneRow({ item: { post, survey } }: { item: Item }) {
  const { formatMessage, formatDate } = useIntl()
  const day = survey?.mine?.answeredOn
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p lang={post.language}>
          <Link variant="quiet" href={paths.surveyMyAnswers(post.id)}>
            {post.title}
          </Link>
        </p>
        {day && (
          <Text size="sm" tone="muted">
            {formatMessage(messages.answeredOn, {
              date: formatDate(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
            })}
          </Text>
        )}
      </div>
    </li>
  )
}
