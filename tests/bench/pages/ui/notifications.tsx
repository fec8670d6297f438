import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { $isRead } from '@/features/notifications/marks'
import { attachmentsOf, authorsOf, transitionOf, type Notification } from '@/features/notifications/notification'
import { $isUnavailable, $stream, loadFirstPage, noStream, receiveFirstPage } from '@/features/notifications/stream'
import { PanelBody } from '@/features/notifications/ui/PanelBody'
import { BareList } from './BareList'
import type { Subject } from './subject'

/** As high as the panel takes its rows to be before it has seen them. */
const ROW = 104

/** So many files a row names: two, and how many others there are. */
const CHIPS = 3

/** So many entries of every kind in turn, newest first, ten minutes between them. */
function entries(count: number): Notification[] {
  const kinds = examples.getNotificationsStream.oneOfEach.notifications
  const newest = Date.parse('2026-11-20T10:00:00Z')
  return Array.from({ length: count }, (_, index) => ({
    ...(kinds[index % kinds.length] as Notification),
    id: `n-${count - index}`,
    timestamp: new Date(newest - index * 600_000).toISOString(),
  }))
}

/** The panel's list, with its model holding so many entries. */
export function notifications(count: number): Subject {
  const page = { notifications: entries(count), nextSyncToken: 's' }
  const stream = receiveFirstPage(loadFirstPage(noStream, false), page)
  return {
    draw: () => {
      const scope = fork({ values: [[$stream, stream]] })
      // The model has worked before its panel opens: what it derives is there.
      for (const store of [$isRead, $isUnavailable]) scope.getState(store)
      return (
        <Provider value={scope}>
          <div className="panel">
            <PanelBody />
          </div>
        </Provider>
      )
    },
  }
}

/**
 * The same entries in the least that could show them: picture, sentence, what was written, and time, in elements
 * without style. In full, also what changed, files, hashtags and the way to mark one; what is pressed does nothing.
 */
export function bareNotifications(count: number, { full = false } = {}): Subject {
  const items = entries(count)
  return {
    draw: () => (
      <BareList items={items} rowHeight={ROW}>
        {(item) => <BareRow notification={item} full={full} />}
      </BareList>
    ),
  }
}

function BareRow({ notification, full }: { notification: Notification; full: boolean }) {
  const { typeId, read, post, descriptionPlainText, hashtags = [], timestamp } = notification
  const name = authorsOf(notification)[0]?.fullName ?? ''
  const changes = full ? changesOf(notification) : []
  const openers = full ? [...attachmentsOf(notification), ...hashtags] : []
  return (
    <article className="row">
      <span>{name.slice(0, 2)}</span>
      <p>
        <a href="#entry">
          {!read && full && <span>Unread: </span>}
          <b>{name}</b> {typeId} <b>{post?.title}</b>
        </a>
      </p>
      {descriptionPlainText && <p>{descriptionPlainText}</p>}
      {changes.map(({ before, after }) => (
        <p key={after}>
          from <del>{before}</del> to <ins>{after}</ins>
        </p>
      ))}
      {openers.length > 0 && (
        <p>
          {openers.slice(0, CHIPS).map((opener) => (
            <button key={opener.id} type="button">
              {opener.name}
            </button>
          ))}
        </p>
      )}
      <p>
        <time dateTime={timestamp}>{timestamp.slice(11, 16)}</time>
      </p>
      {!read && full && <button type="button" aria-label="Mark as read" />}
    </article>
  )
}

function changesOf(notification: Notification): { before: string; after: string }[] {
  const step = transitionOf(notification)
  const { expectedStartDate, expectedEndDate, priority, assignee } = notification.postDataChangedValues ?? {}
  return [
    ...(step ? [{ before: step.from.name, after: step.to.name }] : []),
    ...[expectedStartDate, expectedEndDate, priority].flatMap((change) =>
      change ? [{ before: change.old ?? '', after: change.new ?? '' }] : [],
    ),
    ...(assignee ? [{ before: nameOf(assignee.old), after: nameOf(assignee.new) }] : []),
  ]
}

function nameOf(assignee: Schemas['Assignee'] | null): string {
  if (assignee === null) return ''
  return assignee.type === 'user' ? assignee.user.fullName : assignee.group.name
}
