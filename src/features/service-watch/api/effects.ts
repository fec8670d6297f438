import { createEffect } from 'effector'
import { api, type ApiError, type Schemas, unwrap } from '@/api'

/** How the service is now, past the cache: what the page began with stays as it is. */
export const askServiceFx = createEffect<void, Schemas['Environment'], ApiError>(() =>
  unwrap(api.GET('/core/settings/environment')),
)
