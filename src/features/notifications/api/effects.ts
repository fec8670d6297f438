import { createEffect } from 'effector'
import { api, unwrap } from '@/api'
import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import type { Flight } from '../marks/marks'

/** A page of the stream: the newest without a token, the next older one with it. */
export const fetchPageFx = createEffect(
  ({ onlyUnread, pageToken }: { ticket: number; onlyUnread: boolean; pageToken: string | null }) =>
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
export const fetchChangesFx = createEffect(({ syncToken }: { ticket: number; syncToken: string }) =>
  unwrap(
    api.GET('/internal/v2/communication/update-notifications/notifications-stream', {
      params: { query: { pageSize: NOTIFICATION_PAGE_SIZE, syncToken } },
    }),
  ),
)

/** The server's number of unread entries, with the time that the question took. */
export const fetchUnreadCountFx = createEffect((_: { person: string }) =>
  timed(() => unwrap(api.GET('/internal/v2/communication/update-notifications/unread-notifications'))),
)

/** Tells the server what was read. The request survives the page that sends it. */
export const sendReadsFx = createEffect(({ load }: Flight) =>
  timed(() =>
    load.kind === 'all'
      ? unwrap(
          api.POST('/internal/v2/communication/update-notifications/mark-all-notifications-as-read', {
            body: { lastReadNotificationId: load.upTo.id },
            keepalive: true,
          }),
        )
      : unwrap(
          api.POST('/internal/v2/communication/update-notifications/mark-notifications-as-read', {
            body: { notificationIds: load.marks.flatMap(({ id, foldedIds }) => [id, ...foldedIds]) },
            keepalive: true,
          }),
        ),
  ),
)

/** What the realtime transport needs for this session. */
export const findTransport = () => unwrap(api.POST('/core/auth/create-push-channels-client-transport'))

/** Where the signed-in person's channel is. */
export const findChannel = () =>
  unwrap(api.GET('/internal/v2/communication/update-notifications/user-notifications-channel'))

async function timed(ask: () => Promise<{ count: number }>) {
  const askedAt = Date.now()
  const { count } = await ask()
  return { count, askedAt, answeredAt: Date.now() }
}
