import type { Notification } from '../notification'

/** An entry of minute `minute` of one fixed hour, for tests: `n7` of minute 7 unless told otherwise. */
export function entry(minute: number, rest: Partial<Notification> = {}): Notification {
  const timestamp = new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
  const author = { id: 'u2', fullName: 'Marco Bianchi', firstName: 'Marco', accountPhotoUrl: null, deleted: false }
  return { id: `n${minute}`, typeId: 'comment', authorUsers: [author], read: false, timestamp, ...rest }
}

/** So many entries, one a minute, newest first. */
export function crowd(count: number): Notification[] {
  return Array.from({ length: count }, (_, index) =>
    entry(-index, { id: `n${count - index}`, post: { id: 'p1', title: `Post ${count - index}` } }),
  )
}
