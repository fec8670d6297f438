import { createEffect, createStore, sample, scopeBind } from 'effector'
import { loadable } from '@/shared/loadable'
import { filesAdded, sendingReady } from './uploads'

/** What sends files; asked for ahead where files can be added. */
export const sending = loadable(() => import('./sending'))

const loadSendingFx = createEffect(async () => {
  const ready = scopeBind(sendingReady, { safe: true })
  await sending.load()
  ready()
})

const $asked = createStore(false)
  .on(loadSendingFx, () => true)
  .on(loadSendingFx.fail, () => false)

// A file that is gone with its build is asked for again with the next one.
sample({ clock: filesAdded, source: $asked, filter: (asked) => !asked, target: loadSendingFx })
