import { fork } from 'effector'
import { Provider } from 'effector-react'
import { examples } from '@/api/examples.gen'
import { authorsOf } from '@/features/notifications/model/facts'
import { $stream } from '@/features/notifications/model/notifications'
import { firstPageQuestion, load, noStream, receivePage } from '@/features/notifications/model/stream'
import type { Notification } from '@/features/notifications/model/types'
import { PanelBody } from '@/features/notifications/ui/panel/PanelBody'
import { BareList } from './BareList'
import type { Subject } from './subject'

/** As high as the panel takes its rows to be before it has seen them. */
const ROW = 104

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
  const asking = load(noStream, false)
  const page = { notifications: entries(count), nextSyncToken: 's' }
  const stream = receivePage(asking, { ticket: firstPageQuestion(asking)?.ticket ?? 0, page })
  return {
    draw: () => (
      <Provider value={fork({ values: [[$stream, stream]] })}>
        <div className="panel">
          <PanelBody />
        </div>
      </Provider>
    ),
  }
}

/** The same entries in the least that could show them: picture, sentence, what was written, and time, in elements without style. */
export function bareNotifications(count: number): Subject {
  const items = entries(count)
  return {
    draw: () => (
      <BareList items={items} rowHeight={ROW}>
        {(item) => <BareRow notification={item} />}
      </BareList>
    ),
  }
}

function BareRow({ notification }: { notification: Notification }) {
  const { typeId, post, descriptionPlainText, timestamp } = notification
  const name = authorsOf(notification)[0]?.fullName ?? ''
  return (
    <article className="row">
      <span>{name.slice(0, 2)}</span>
      <p>
        <a href="#entry">
          <b>{name}</b> {typeId} <b>{post?.title}</b>
        </a>
      </p>
      {descriptionPlainText && <p>{descriptionPlainText}</p>}
      <p>
        <time dateTime={timestamp}>{timestamp.slice(11, 16)}</time>
      </p>
    </article>
  )
}
