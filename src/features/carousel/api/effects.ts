import { createEffect } from 'effector'
import { api, unwrap, type ApiError } from '@/api'

/** Asks for the introduction of this person: JSON text, empty where the installation has none. */
export const fetchConfigFx = createEffect<{ epoch: number }, string, ApiError>(
  async () => (await unwrap(api.GET('/internal/v2/communication/settings/info-carousel'))).config,
)
