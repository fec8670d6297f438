import { api, type Schemas, unwrap } from '@/api'

/** Who is signed in on this browser; signed out is an answer too. */
export function findSession(): Promise<Schemas['Session']> {
  return unwrap(api.GET('/core/auth/session'))
}
