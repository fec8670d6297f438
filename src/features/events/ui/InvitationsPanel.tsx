import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, UserPlusIcon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { invitationQueries, type ListedResponse, responses } from '../api/invitations'
import { messages } from '../messages'
import { answerLabels } from '../model/answer-labels'
import { answersClosed, invitedCount, isAsked } from '../model/answering'
import { CalendarFileButton } from './CalendarFileButton'
import { EventAnswer } from './EventAnswer'
import styles from './Events.module.css'
import { InvitedPerson } from './InvitedPerson'
import type { AnsweredEvent } from './use-answer'

const InviteDialog = loadable(() => import('./InviteDialog')).component('InviteDialog')

export type InvitationsPanelProps = {
  post: Schemas['Post']
  /** What the event is after an answer of mine. */
  onAnswered: (event: AnsweredEvent) => void
  /** Stands still at this moment, for pictures that must not change. */
  now?: Date | undefined
}

/** Who is invited to the event of a post: my answer, the counts as filters, the people with what they said. */
export function InvitationsPanel({ post, onAnswered, now }: InvitationsPanelProps) {
  const { formatMessage } = useIntl()
  const [{ response }, change] = useAddressState('post')
  const [inviting, setInviting] = useState(false)
  const query = useInfiniteQuery(invitationQueries.list(post.id, response))
  const people = query.data?.pages.flatMap(({ invitations }) => invitations) ?? []
  const counts = query.data?.pages.at(-1)?.counts ?? post.event?.counts
  const nobody = invitedCount(counts) === 0
  const inviteButton = post.canInvite && (
    <Button icon={<Icon of={UserPlusIcon} size="sm" />} onClick={() => setInviting(true)}>
      {formatMessage(messages.invite)}
    </Button>
  )
  return (
    <Stack gap={4}>
      <MyAnswer post={post} onAnswered={onAnswered} now={now} />
      {!nobody && <Responses counts={counts} value={response} onValueChange={(next) => change({ response: next })} />}
      <div className={styles.actions}>
        {!nobody && inviteButton}
        <CalendarFileButton post={post} />
      </div>
      <QueryView
        query={query}
        level={3}
        skeleton={<PeopleSkeleton />}
        words={{ failed: messages.failed, failedWhy: messages.failedWhy }}
        empty={{
          when: () => people.length === 0 && !query.hasNextPage,
          ...(nobody
            ? { title: formatMessage(messages.empty), action: inviteButton }
            : {
                title: formatMessage(messages.noneOfResponse),
                action: <Button onClick={() => change({ response: 'all' })}>{formatMessage(messages.showAll)}</Button>,
              }),
        }}
      >
        {() => (
          <>
            <ul aria-label={formatMessage(messages.invited)} className={styles.people}>
              {people.map((invitation) => (
                <InvitedPerson key={invitation.id} invitation={invitation} post={post} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {formatMessage(query.isFetchNextPageError ? retryMessages.tryAgain : messages.more)}
              </Button>
            )}
          </>
        )}
      </QueryView>
      <Suspense>{inviting && <InviteDialog postId={post.id} onClose={() => setInviting(false)} />}</Suspense>
    </Stack>
  )
}

/** Whether I come; once answers are closed what I said, and why it cannot be changed. */
function MyAnswer({ post, onAnswered, now }: InvitationsPanelProps) {
  const { formatMessage } = useIntl()
  const current = useNow()
  const closed = answersClosed(post, now ?? current)
  if (!isAsked(post)) return null
  if (!closed) return <EventAnswer post={post} withNote onAnswered={onAnswered} />
  const mine = responses.find((one) => one === post.event?.myInvitation?.response)
  return (
    <Stack gap={1}>
      {mine && mine !== 'pending' && (
        <Text weight="strong">
          {formatMessage(messages.yourAnswer, { answer: formatMessage(answerLabels[mine].label) })}
        </Text>
      )}
      <Text tone="muted">{formatMessage(messages[closed])}</Text>
    </Stack>
  )
}

type ResponsesProps = {
  counts: Schemas['InvitationCounts'] | undefined
  value: ListedResponse
  onValueChange: (response: ListedResponse) => void
}

/** The numbers of all answers; each shows its people. An answer that nobody gave is left out. */
function Responses({ counts, value, onValueChange }: ResponsesProps) {
  const { formatMessage } = useIntl()
  const given = responses.filter((response) => response === value || (counts?.[response] ?? 0) > 0)
  return (
    <SegmentedControl<ListedResponse>
      label={formatMessage(messages.show)}
      value={value}
      options={[
        { value: 'all', label: formatMessage(messages.all), count: invitedCount(counts) },
        ...given.map((response) => ({
          value: response,
          label: formatMessage(answerLabels[response].label),
          count: counts?.[response],
        })),
      ]}
      onValueChange={onValueChange}
    />
  )
}

function PeopleSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  )
}
