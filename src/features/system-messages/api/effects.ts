import { createEffect } from 'effector'
import { api, unwrap } from '@/api'

/** Asks for every message of the operator that is in force, oldest first. */
export const fetchMessagesFx = createEffect(async () => {
  const { items } = await unwrap(api.GET('/core/settings/messages', { params: { query: { clientType: 'web' } } }))
  return items
})
