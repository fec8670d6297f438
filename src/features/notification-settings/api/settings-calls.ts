import { queryOptions } from '@tanstack/react-query'
import { api, isApiError, type Schemas, unwrap } from '@/api'

type Settings = Schemas['NotificationSettings']

/** What is to be different; the token of the settings it starts from is added when it is sent. */
export type Change = Omit<Schemas['NotificationSettingsChange'], 'occToken'>

const base = '/internal/v2/communication/notification-settings'

/** What reaches the person, and how much of each kind there was. */
export const settingsQueries = {
  settings: queryOptions({
    queryKey: ['notification-settings', 'settings'] as const,
    queryFn: ({ signal }) => unwrap(api.GET(base, { signal })),
  }),
  volume: queryOptions({
    queryKey: ['notification-settings', 'volume'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/notification-settings/volume', { signal })),
  }),
}

/** Changes what is named, also where another window has changed something else meanwhile: only that is at stake. */
export async function sendChange(change: Change, occToken: string): Promise<Settings> {
  const send = (token: string) => unwrap(api.PATCH(base, { body: { ...change, occToken: token } }))
  try {
    return await send(occToken)
  } catch (error) {
    const current = isApiError(error) && error.code === 'occ-conflict' ? error.problem?.current : undefined
    if (!current) throw error
    return send((current as Settings).occToken)
  }
}

export function resetSettings(): Promise<Settings> {
  return unwrap(api.DELETE(base))
}

/** Says how much of a community reaches the person. */
export function setLevel(
  communityId: string,
  body: Schemas['CommunityNotificationLevelChange'],
): Promise<Schemas['CommunityNotificationLevel']> {
  const path = '/internal/v2/communication/communities/{communityId}/notification-level'
  return unwrap(api.PUT(path, { params: { path: { communityId } }, body }))
}
