import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const of = (userId: string) => ({ params: { path: { userId } } })

/** What stands in the sections of one's own account. */
export const accountQueries = {
  devices: queryOptions({
    queryKey: ['account', 'devices'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/core/auth/sessions', { signal })),
  }),
  privateEmail: queryOptions({
    queryKey: ['account', 'private-email'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/core/auth/private-email', { signal })),
  }),
  /** Words that colleagues have used for what they are good at. */
  skills: (search: string) =>
    queryOptions({
      queryKey: ['account', 'skills', search] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/skills', { params: { query: { search } }, signal })),
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** Who could stand in: the first colleagues that the directory finds. */
  colleagues: (search: string) =>
    queryOptions({
      queryKey: ['account', 'colleagues', search] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/users', { params: { query: { search, pageSize: 20 } }, signal })),
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
}

export function sendAbsence(userId: string, body: Schemas['AbsenceChange']): Promise<Schemas['Profile']> {
  return unwrap(api.PUT('/internal/v2/users/{userId}/absence', { ...of(userId), body }))
}

export function clearAbsence(userId: string): Promise<Schemas['Profile']> {
  return unwrap(api.DELETE('/internal/v2/users/{userId}/absence', of(userId)))
}

export function sendPhoto(userId: string, photo: Blob): Promise<Schemas['ProfilePhoto']> {
  return unwrap(
    api.PUT('/internal/v2/users/{userId}/photo', {
      ...of(userId),
      // The contract's types know no binary; the client sends it as it is.
      body: photo as unknown as string,
      headers: { 'Content-Type': photo.type },
      bodySerializer: (body) => body,
    }),
  )
}

export function removePhoto(userId: string): Promise<Schemas['ProfilePhoto']> {
  return unwrap(api.DELETE('/internal/v2/users/{userId}/photo', of(userId)))
}

export function sendSettings(
  userId: string,
  body: Schemas['PersonalSettingsChange'],
): Promise<Schemas['PersonalSettings']> {
  return unwrap(api.PATCH('/internal/v2/users/{userId}/settings', { ...of(userId), body }))
}

export async function changeOwnPassword(body: Schemas['OwnPasswordChange']): Promise<void> {
  await unwrap(api.POST('/core/auth/own-password', { body }))
}

export async function endDevice(deviceId: string): Promise<void> {
  await unwrap(api.DELETE('/core/auth/sessions/{deviceId}', { params: { path: { deviceId } } }))
}

export function endOtherDevices(): Promise<Schemas['EndedSessions']> {
  return unwrap(api.POST('/core/auth/sessions/end-others'))
}

export function setPrivateEmail(body: Schemas['PrivateEmailRequest']): Promise<Schemas['PrivateEmail']> {
  return unwrap(api.PUT('/core/auth/private-email', { body }))
}

export function removePrivateEmail(): Promise<Schemas['PrivateEmail']> {
  return unwrap(api.DELETE('/core/auth/private-email'))
}

export function resendPrivateEmail(): Promise<Schemas['PrivateEmail']> {
  return unwrap(api.POST('/core/auth/private-email/resend'))
}
