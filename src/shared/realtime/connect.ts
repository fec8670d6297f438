import { createEvent } from 'effector'
import type { Connect } from './types'

/** The identity that the realtime service gave this session, for services that trust it; again at each renewal. */
export const realtimeTokenReceived = createEvent<string>()

/** Opens one realtime connection; the transport's code is loaded then. */
export const connect: Connect = async (params) => {
  const { openFirebase } = await import('./firebase-transport')
  return openFirebase(params)
}
