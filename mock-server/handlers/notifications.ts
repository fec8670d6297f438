import { markAllNotificationsRead, markNotificationsRead } from '../actions/notify.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type StoredNotification } from '../state/data.ts'
import { notificationsPath } from '../state/realtime-channel.ts'
import { falling, orderBy, paged } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { invalid } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const base = '/internal/v2/communication/update-notifications'

const newestFirst = orderBy(
  ({ entry }: StoredNotification) => entry.id,
  falling(({ order }) => order),
)

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
    const { notifications, revision } = personalOf(call.var.world.data, call.var.viewer.id)
    const since = syncToken === undefined ? -1 : readNumberToken('sync', syncToken, 'syncToken')
    const wanted = notifications
      .filter((stored) => stored.revision > since && !(onlyUnread === 'true' && stored.entry.read))
      .reverse()
    const { page, nextPageToken } =
      syncToken === undefined
        ? paged(call, wanted, { list: 'stream', order: newestFirst })
        : { page: wanted.slice(0, pageSizeOf(pageSize)) }
    return call.json<Schemas['NotificationsStream']>({
      notifications: page.map(({ entry }) => entry),
      nextSyncToken: makeToken('sync', revision),
      ...(nextPageToken !== undefined && { nextPageToken }),
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
