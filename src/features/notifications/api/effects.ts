import { createEffect } from 'effector'
import { api, unwrap } from '@/api'
import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import type { Position } from '../notification'

/** An entry as it was when the person marked it, with the ids that it folds and that the server is sent too. */
export type Mark = Position & { foldedIds: readonly string[] }

/** What one request marks as read. */
export type ReadBatch = { kind: 'some'; marks: readonly Mark[] } | { kind: 'all'; upTo: Position }

/** A page of the stream: the newest without a token, the next older one with it. */
export const fetchPageFx = createEffect(
  ({ onlyUnread, pageToken }: { onlyUnread: boolean; pageToken: string | null }) =>
    unwrap(
      api.GET('/internal/v2/communication/update-notifications/notifications-stream', {
        params: { query: { pageSize: NOTIFICATION_PAGE_SIZE, onlyUnread, ...(pageToken ? { pageToken } : {}) } },
      }),
    ),
)

/**
 * What is new or changed since the token. Without the only-unread filter: with it the server could not say that
 * something was read on another device.
 */
export const fetchChangesFx = createEffect(({ syncToken }: { syncToken: string }) =>
  unwrap(
    api.GET('/internal/v2/communication/update-notifications/notifications-stream', {
      params: { query: { pageSize: NOTIFICATION_PAGE_SIZE, syncToken } },
    }),
  ),
)

/** The server's number of unread entries, with the interval in which it was counted. */
export const fetchUnreadCountFx = createEffect((_: { epoch: number }) =>
  timed(() => unwrap(api.GET('/internal/v2/communication/update-notifications/unread-notifications'))),
)

/** Marks entries as read. The request survives the page that sends it. */
export const sendReadsFx = createEffect(({ batch }: { batch: ReadBatch }) =>
  timed(() =>
    batch.kind === 'all'
      ? unwrap(
          api.POST('/internal/v2/communication/update-notifications/mark-all-notifications-as-read', {
            body: { lastReadNotificationId: batch.upTo.id },
            keepalive: true,
          }),
        )
      : unwrap(
          api.POST('/internal/v2/communication/update-notifications/mark-notifications-as-read', {
            body: { notificationIds: batch.marks.flatMap(({ id, foldedIds }) => [id, ...foldedIds]) },
            keepalive: true,
          }),
        ),
  ),
)

/** What the realtime transport needs for this session. */
export const fetchTransport = () => unwrap(api.POST('/core/auth/create-push-channels-client-transport'))

/** Where the signed-in person's channel is. */
export const fetchChannel = () =>
  unwrap(api.GET('/internal/v2/communication/update-notifications/user-notifications-channel'))

async function timed(request: () => Promise<{ count: number }>) {
  const askedAt = Date.now()
  const { count } = await request()
  return { count, askedAt, answeredAt: Date.now() }
}
