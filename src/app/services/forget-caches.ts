import { createEffect, sample } from 'effector'
import { signedOut } from '@/features/session'

/** What the browser keeps for the portal outside of its two storages goes with the person: no part of it is meant for the next one. */
export const forgetCachesFx = createEffect(async () => {
  // Neither is there on addresses without TLS or in every private window; what is not there keeps nothing.
  await Promise.allSettled([forgetResponses(), forgetDatabases()])
})

sample({ clock: signedOut, fn: () => undefined, target: forgetCachesFx })

async function forgetResponses(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function forgetDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}
