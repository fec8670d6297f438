import { api, unwrap } from '@/api'

/** Follows a person, or ceases to. */
export function sendUserFollow(userId: string, follow: boolean) {
  const path = '/internal/v2/users/{userId}/follow'
  const options = { params: { path: { userId } } }
  return unwrap(follow ? api.PUT(path, options) : api.DELETE(path, options))
}
