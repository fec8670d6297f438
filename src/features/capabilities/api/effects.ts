import { createEffect } from 'effector'
import { api, unwrap } from '@/api'

/** What the person may do beyond an ordinary member. */
export const fetchCapabilitiesFx = createEffect((_: { epoch: number }) =>
  unwrap(api.GET('/internal/v3/admin/data/global/admin-capabilities')),
)
