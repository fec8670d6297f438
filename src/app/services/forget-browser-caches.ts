import { createEffect, createStore, sample } from 'effector'
import { renewalRefused, signedIn, signedOut } from '@/features/session'
import { DEVICE_DRAFTS } from '@/shared/device-drafts'

/** Deletes caches and databases with the session: they are not meant for the next person. */
export const forgetCachesFx = createEffect(async (keptDrafts: boolean) => {
  // Neither exists without TLS, nor in every private window.
  await Promise.allSettled([forgetResponses(), forgetDatabases(keptDrafts)])
})

// A session that has ended is not a person who leaves: what they had begun to write waits for them, under their id.
const $ended = createStore(false)
  .on(renewalRefused, () => true)
  .reset(signedIn)
sample({ clock: signedOut, source: $ended, target: forgetCachesFx })

async function forgetResponses(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function forgetDatabases(keptDrafts: boolean): Promise<void> {
  for (const { name } of await indexedDB.databases())
    if (name !== undefined && !(keptDrafts && name === DEVICE_DRAFTS)) indexedDB.deleteDatabase(name)
}
