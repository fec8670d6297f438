import { createEffect, sample } from 'effector'
import { signedOut } from '@/features/session'

/** Deletes caches and databases with the session: they are not meant for the next person. */
export const forgetCachesFx = createEffect(async () => {
  // Neither exists without TLS, nor in every private window.
  await Promise.allSettled([forgetResponses(), forgetDatabases()])
})

sample({ clock: signedOut, fn: () => undefined, target: forgetCachesFx })

async function forgetResponses(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function forgetDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}
