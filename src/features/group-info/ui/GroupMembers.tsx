import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { SearchField } from '@/design-system/SearchField'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { PersonLink } from '@/features/entity-links'
import { QueryView } from '@/features/query-view'
import { RetryButton } from '@/features/retry'
import { GROUP_SEARCH_DEBOUNCE_MS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { groupQueries } from '../api/group-queries'
import { messages } from '../messages'
import styles from './GroupInfo.module.css'
import { MembersSkeleton } from './GroupSkeleton'

type GroupMembersProps = {
  groupId: string
  /** Nobody belongs to the group, so there is nothing to search. */
  isEmpty: boolean
}

/** Who belongs to a group: a few at first, more on request, or those whose name is searched for. */
export function GroupMembers({ groupId, isEmpty }: GroupMembersProps) {
  const { formatMessage } = useIntl()
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), GROUP_SEARCH_DEBOUNCE_MS)
  const list = useInfiniteQuery({ ...groupQueries.members(groupId, search), enabled: !isEmpty })
  const members = list.data?.pages.flatMap((page) => page.members) ?? []
  const total = list.data?.pages[0]?.totalCount ?? 0

  if (isEmpty) return <EmptyState level={3} title={formatMessage(messages.noMembers)} />
  return (
    <>
      <SearchField
        label={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clear)}
        value={words}
        onValueChange={setWords}
        className={styles.search}
      />
      <VisuallyHidden role="status">
        {search !== '' && list.isSuccess && !list.isPlaceholderData
          ? formatMessage(messages.found, { count: total })
          : null}
      </VisuallyHidden>
      <QueryView
        query={list}
        skeleton={<MembersSkeleton />}
        words={{ failed: messages.membersFailed }}
        empty={{ when: () => members.length === 0 && !list.hasNextPage, title: formatMessage(messages.nobody) }}
        level={3}
      >
        {() => (
          <ul
            aria-label={formatMessage(messages.members)}
            aria-busy={list.isPlaceholderData || undefined}
            className={styles.members}
          >
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </QueryView>
      {list.isFetchNextPageError && (
        <ErrorState
          level={3}
          title={formatMessage(messages.membersFailed)}
          action={<RetryButton busy={list.isFetching} onClick={() => void list.fetchNextPage()} />}
        />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          wide
          busy={list.isFetchingNextPage}
          busyLabel={formatMessage(messages.loadingMore)}
          onClick={() => void list.fetchNextPage()}
        >
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  )
}

/** A member of a group; the name opens their profile. */
function MemberRow({ member }: { member: Schemas['GroupMember'] }) {
  return (
    <li className={styles.member}>
      <Avatar name={member.fullName} src={member.accountPhotoUrl} />
      <div className={styles.memberWords}>
        <PersonLink userId={member.id} name={member.fullName} className={styles.memberName} />
        {member.caption !== null && (
          <Text size="sm" tone="muted">
            {member.caption}
          </Text>
        )}
      </div>
    </li>
  )
}

/** The value, debounced: what is typed, after a pause. */
function useDebounced(value: string, afterMs: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    if (value === debounced) return
    const timer = setTimeout(() => setDebounced(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, debounced, afterMs])
  return debounced
}
