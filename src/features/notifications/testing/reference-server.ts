import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import type { ReadBatch } from '../api/effects'
import type { Notification, StreamPage } from '../notification'
import { entry } from './fixtures'

type Kept = { notification: Notification; version: number }

/**
 * The server's side of the written rules, as plainly as it can be said, for tests: a stream, a count, marks, and
 * versions that sync tokens name.
 */
export function referenceServer() {
  const kept: Kept[] = []
  let version = 0
  let minutes = 0

  const newestFirst = () => kept.map(({ notification }) => notification).toReversed()
  const touch = (one: Kept) => {
    version += 1
    one.version = version
  }
  const read = (belongs: (index: number, one: Kept) => boolean) => {
    for (const [index, one] of kept.entries()) {
      if (one.notification.read || !belongs(index, one)) continue
      one.notification = { ...one.notification, read: true }
      touch(one)
    }
  }
  const count = () => kept.filter(({ notification }) => !notification.read).length

  return {
    newestFirst,
    count,
    arrive(rest: Partial<Notification> = {}) {
      minutes += 1
      const one = { notification: entry(minutes, { id: `n${String(minutes).padStart(5, '0')}`, ...rest }), version }
      touch(one)
      kept.push(one)
    },
    readSomewhere(index: number) {
      if (kept.length > 0) read((at) => at === index % kept.length)
    },
    readEverything: () => read(() => true),
    page({ onlyUnread, pageToken }: { onlyUnread: boolean; pageToken: string | null }): StreamPage {
      const below = newestFirst().filter(
        ({ id, read }) => (pageToken === null || id < pageToken) && !(onlyUnread && read),
      )
      const notifications = below.slice(0, NOTIFICATION_PAGE_SIZE)
      const last = notifications.at(-1)
      const more = below.length > notifications.length && last ? { nextPageToken: last.id } : {}
      return { notifications, nextSyncToken: String(version), ...more }
    },
    changes({ syncToken }: { syncToken: string }): StreamPage {
      const changed = kept.filter((one) => one.version > Number(syncToken)).map(({ notification }) => notification)
      return { notifications: changed.toReversed().slice(0, NOTIFICATION_PAGE_SIZE), nextSyncToken: String(version) }
    },
    mark(batch: ReadBatch): number {
      if (batch.kind === 'all') {
        const upTo = kept.findIndex(({ notification }) => notification.id === batch.upTo.id)
        read((index) => index <= upTo)
      } else {
        const ids = batch.marks.flatMap(({ id, foldedIds }) => [id, ...foldedIds])
        read((_, { notification }) => ids.includes(notification.id))
      }
      return count()
    },
  }
}
