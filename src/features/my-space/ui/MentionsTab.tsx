import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { UnreadDot } from '@/design-system/UnreadDot'
import { useDayTime } from '@/shared/day-time'
import { Message, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { markMentionsRead, mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import { ListStates } from './ListStates'
import styles from './MySpace.module.css'
import { useMarkAll } from './use-mark-all'

type Mention = Schemas['Mention']

/** Where the person was mentioned, by name or with a group; a mention and its notification are read together. */
export function MentionsTab() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const filter = address.get('filter') === 'unread' ? 'unread' : 'all'
  const list = useInfiniteQuery(mySpaceQueries.mentions(filter))
  const { marked, markAll } = useMarkAll()
  const mentions = list.data?.pages.flatMap((page) => page.mentions)
  const isRead = (mention: Mention) => mention.read || marked.has(mention.id)
  const unread = mentions?.filter((mention) => !isRead(mention)).length ?? 0
  const onServer = list.data?.pages.at(-1)?.unreadCount ?? 0
  const showAll = () => setAddress({}, { replace: true })
  return (
    <Stack gap={4}>
      <div className={styles.bar}>
        <SegmentedControl
          label={formatMessage(messages.show)}
          value={filter}
          options={[
            { value: 'all', label: formatMessage(messages.allMentions) },
            {
              value: 'unread',
              label: formatMessage(messages.unread),
              count: (marked.size > 0 ? unread : onServer) || undefined,
            },
          ]}
          onValueChange={(value) => setAddress(value === 'all' ? {} : { filter: value }, { replace: true })}
        />
        {unread > 0 && (
          <Button size="sm" onClick={() => markAll(mentions?.map(({ id }) => id) ?? [])}>
            {formatMessage(messages.markAll)}
          </Button>
        )}
      </div>
      <ListStates
        list={list}
        entries={mentions}
        empty={
          filter === 'unread' ? (
            <EmptyState
              title={formatMessage(messages.allRead)}
              action={<Button onClick={showAll}>{formatMessage(messages.showAll)}</Button>}
            />
          ) : (
            <EmptyState
              title={formatMessage(messages.noMentions)}
              description={formatMessage(messages.noMentionsText)}
            />
          )
        }
      >
        <ul className={styles.rows}>
          {mentions?.map((mention) => (
            <MentionRow key={mention.id} mention={mention} read={isRead(mention)} />
          ))}
        </ul>
      </ListStates>
    </Stack>
  )
}

function MentionRow({ mention, read }: { mention: Mention; read: boolean }) {
  const { formatMessage, formatName } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  const markRead = useMarkRead()
  const [opened, setOpened] = useState(false)
  const { id, author, viaGroup, at, excerpt, post } = mention
  const href = linkOf(mention)
  const name = formatName(author.fullName)
  const b = (part: React.ReactNode) => <strong>{part}</strong>
  const isNew = !read && !opened
  return (
    <li data-unread={isNew || undefined} className={styles.mention}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={36} />
      <div className={styles.said}>
        <p>
          {viaGroup ? (
            <Message of={messages.mentionedGroup} values={{ name, group: formatName(viaGroup.group.name), b }} />
          ) : (
            <Message of={messages.mentionedYou} values={{ name, b }} />
          )}
          {isNew && <UnreadDot label={formatMessage(messages.unread)} className={styles.dot} />}
        </p>
        {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.where}>
          {post && href !== null ? (
            <Link
              href={href}
              lang={post.language}
              className={styles.whole}
              onClick={() => {
                if (!isNew) return
                setOpened(true)
                markRead(id)
              }}
            >
              {post.title}
            </Link>
          ) : (
            <span>{formatMessage(messages.mentionGone)}</span>
          )}
          <RelativeTime value={at} format={dayAndTime} formatExact={exact} />
        </p>
      </div>
    </li>
  )
}

/** Where it was said: the comment, the task, or the post itself. */
function linkOf({ post, commentId, taskId }: Mention): string | null {
  if (!post) return null
  if (taskId !== null) return paths.post(post.id, { entity: 'tasks', taskId })
  if (commentId !== null) return paths.post(post.id, { entity: 'comments', commentId })
  return paths.post(post.id)
}

function useMarkRead(): (id: string) => void {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate } = useMutation({
    mutationFn: (id: string) => markMentionsRead({ ids: [id] }),
    onError: () => tip({ severity: 'error', title: messages.markFailed }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mySpaceQueries.counts().queryKey }),
  })
  return mutate
}
