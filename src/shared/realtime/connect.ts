import type { Connect } from './types'

/** Opens one realtime connection; the transport's code is fetched now and is on no page's first load. */
export const connect: Connect = async (params) => {
  const { openFirebase } = await import('./firebase-transport')
  return openFirebase(params)
}
