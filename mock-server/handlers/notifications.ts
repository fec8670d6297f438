import { markAllNotificationsRead, markNotificationsRead } from '../actions/notify.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PersonalState, type StoredNotification } from '../state/data.ts'
import { notificationsPath } from '../state/realtime-channel.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { invalid } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const base = '/internal/v2/communication/update-notifications'

/** The stream of a person's notifications, its count and its marks. */
export function notificationsRoutes(app: PortalApp): void {
  app.get(`${base}/user-notifications-channel`, (call) => {
    const { world, viewer } = call.var
    const connectionParams = { firebaseChannelPath: `/${notificationsPath(world, viewer.id)}` }
    return call.json<Schemas['UserNotificationsChannel']>({
      channelConnection: { channelId: `notifications-${viewer.id}`, connectionParams },
    })
  })

  app.get(`${base}/notifications-stream`, (call) => {
    const { pageSize, pageToken, syncToken, onlyUnread } = call.req.query()
    if (pageToken !== undefined && syncToken !== undefined) {
      throw invalid('/query/syncToken', 'exclusive', 'cannot be sent together with pageToken')
    }
    const size = pageSizeOf(pageSize)
    const personal = personalOf(call.var.world.data, call.var.viewer.id)
    const wanted = onlyUnread === 'true' ? ({ entry }: StoredNotification) => !entry.read : () => true
    const nextSyncToken = makeToken('sync', personal.revision)
    if (syncToken !== undefined) {
      const since = readNumberToken('sync', syncToken, 'syncToken')
      const changed = newestFirst(personal, (stored) => stored.revision > since && wanted(stored), size)
      return call.json<Schemas['NotificationsStream']>({ notifications: entriesOf(changed), nextSyncToken })
    }
    const before =
      pageToken === undefined ? Number.POSITIVE_INFINITY : readNumberToken('stream', pageToken, 'pageToken')
    const found = newestFirst(personal, (stored) => stored.order < before && wanted(stored), size + 1)
    const page = found.slice(0, size)
    const last = page.at(-1)
    return call.json<Schemas['NotificationsStream']>({
      notifications: entriesOf(page),
      nextSyncToken,
      nextPageToken: found.length > size && last ? makeToken('stream', last.order) : null,
    })
  })

  app.get(`${base}/unread-notifications`, (call) => count(call))

  app.post(`${base}/mark-notifications-as-read`, async (call) => {
    const { notificationIds } = await call.req.json<Schemas['MarkNotificationsAsReadRequest']>()
    if (notificationIds.length === 0) throw invalid('/notificationIds', 'min-items', 'must hold at least one id')
    markNotificationsRead(call.var.world, call.var.viewer.id, notificationIds)
    return count(call)
  })

  app.post(`${base}/mark-all-notifications-as-read`, async (call) => {
    const { lastReadNotificationId } = await call.req.json<Schemas['MarkAllNotificationsAsReadRequest']>()
    if (!markAllNotificationsRead(call.var.world, call.var.viewer.id, lastReadNotificationId)) {
      throw invalid(
        '/lastReadNotificationId',
        'unknown',
        'is not a notification of this person',
        'notification-unknown',
      )
    }
    return count(call)
  })
}

function count(call: Call) {
  const { unreadCount } = personalOf(call.var.world.data, call.var.viewer.id)
  return call.json<Schemas['NotificationsCount']>({ count: unreadCount })
}

/** The newest entries that are wanted, at most so many. */
function newestFirst(
  { notifications }: PersonalState,
  wanted: (stored: StoredNotification) => boolean,
  most: number,
): StoredNotification[] {
  const page: StoredNotification[] = []
  for (let index = notifications.length - 1; index >= 0 && page.length < most; index -= 1) {
    const stored = notifications[index]
    if (stored && wanted(stored)) page.push(stored)
  }
  return page
}

function entriesOf(page: StoredNotification[]): Schemas['Notification'][] {
  return page.map(({ entry }) => entry)
}
