import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Clamp } from '@/design-system/Clamp'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { UnreadDot } from '@/design-system/UnreadDot'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useDayTime } from '@/shared/day-time'
import { Message, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { spaceQueries } from '../api/space-queries'
import { $heldMentions, isRead } from '../model/held-mentions'
import { ListSkeleton } from './ListSkeleton'
import { messages } from './messages'
import { ShowMore } from './ShowMore'
import styles from './Space.module.css'
import { useMarkMentions } from './use-mark-mentions'
import { useUnreadMentions } from './use-unread-mentions'

type Mention = Schemas['Mention']

/** Where the person is mentioned, by name or with a group; opening one reads it, here and in the bell. */
export function MentionsTab() {
  const { formatMessage } = useIntl()
  const [{ filter }, change] = useAddressState('my-space-tab')
  const list = useInfiniteQuery(spaceQueries.mentions(filter))
  const unread = useUnreadMentions()
  const mentions = list.data?.pages.flatMap((page) => page.mentions) ?? []
  const { markOne } = useMarkMentions()
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <SegmentedControl
          label={formatMessage(messages.filterLabel)}
          value={filter}
          options={[
            { value: 'all', label: formatMessage(messages.all) },
            { value: 'unread', label: formatMessage(messages.unread), count: unread },
          ]}
          onValueChange={(value) => change({ filter: value })}
        />
        <MarkAll newest={mentions[0]} unread={list.data?.pages.at(-1)?.unreadCount ?? 0} />
      </div>
      <QueryView
        query={list}
        skeleton={<ListSkeleton />}
        words={{ failed: messages.failed }}
        empty={{
          when: () => mentions.length === 0 && !list.hasNextPage,
          ...(filter === 'all'
            ? { title: formatMessage(messages.noMentions), description: formatMessage(messages.noMentionsText) }
            : {
                title: formatMessage(messages.noUnread),
                action: <Button onClick={() => change({ filter: 'all' })}>{formatMessage(messages.showAll)}</Button>,
              }),
        }}
      >
        {() => (
          <>
            <ul aria-label={formatMessage(messages.mentions)} className={styles.list}>
              {mentions.map((mention) => (
                <MentionRow key={mention.id} mention={mention} onOpen={() => markOne(mention.id)} />
              ))}
            </ul>
            <ShowMore list={list} />
          </>
        )}
      </QueryView>
    </Stack>
  )
}

type MarkAllProps = { newest: Mention | undefined; unread: number }

/** Marks all that are on screen or below as read; its place holds the way back while there is one. */
function MarkAll({ newest, unread }: MarkAllProps) {
  const { formatMessage } = useIntl()
  const held = useUnit($heldMentions)
  const { markAll } = useMarkMentions()
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    if (held && document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [held])
  return (
    <div role="status" className={styles.marked}>
      {held ? (
        <>
          {formatMessage(messages.allMarked)}
          <TextButton ref={undo} onClick={held.undo}>
            {formatMessage(messages.undo)}
          </TextButton>
        </>
      ) : (
        newest &&
        unread > 0 && (
          <Button variant="plain" tone="accent" size="sm" onClick={() => markAll(newest, unread)}>
            {formatMessage(messages.markAll)}
          </Button>
        )
      )}
    </div>
  )
}

function MentionRow({ mention, onOpen }: { mention: Mention; onOpen: () => void }) {
  const { formatMessage, formatName } = useIntl()
  const { timeOrDay } = useDayTime()
  const now = useNow()
  const held = useUnit($heldMentions)
  const { post, author, viaGroup, taskId, at, excerpt } = mention
  const read = isRead(mention, held)
  const values = {
    name: formatName(author.fullName),
    b: (words: ReactNode) => <strong>{words}</strong>,
  }
  return (
    <Card as="li" className={styles.mention} data-unread={!read || undefined}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={36} />
      <div className={styles.words}>
        <div className={styles.place}>
          <span>
            {viaGroup ? (
              <Message of={messages.byGroup} values={{ ...values, group: formatName(viaGroup.name) }} />
            ) : (
              <Message of={taskId === null ? messages.byName : messages.inTask} values={values} />
            )}
          </span>
          <Text as="span" size="sm" tone="muted">
            {timeOrDay(new Date(at), now)}
          </Text>
          {!read && <UnreadDot label={formatMessage(messages.unread)} />}
        </div>
        {excerpt !== '' && <Clamp lines={3}>{excerpt}</Clamp>}
        <p className={styles.where}>
          <Link
            href={placeOf(mention)}
            lang={post.language}
            onClick={() => {
              if (!read) onOpen()
            }}
          >
            {formatName(post.title)}
          </Link>{' '}
          <Text as="span" size="sm" tone="muted">
            {formatName(post.community.name)}
          </Text>
        </p>
      </div>
    </Card>
  )
}

/** Where a mention stands: at its comment, in its task, or in the text of the post. */
function placeOf({ post, commentId, taskId }: Mention): string {
  if (commentId !== null) return paths.post(post.id, { entity: 'comments', commentId })
  if (taskId !== null) return paths.post(post.id, { entity: 'tasks', taskId })
  return paths.post(post.id)
}
