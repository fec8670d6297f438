import { createEvent } from 'effector'
import { loadable } from '../loadable'
import type { Connect } from './types'

const firebase = loadable(() => import('./firebase-transport'))

/** The identity that the realtime service gave this session, for services that trust it; again at each renewal. */
export const realtimeTokenReceived = createEvent<string>()

/** Opens one realtime connection; the transport's code is loaded then. */
export const connect: Connect = async (params) => {
  const { openFirebase } = await firebase.tryLoad()
  return openFirebase(params)
}
