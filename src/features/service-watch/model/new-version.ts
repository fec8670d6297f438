import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $queryClient } from '@/api'
import { communityQueries } from '@/features/navigation'
import { newVersionTip } from '@/features/tips'
import { tipRequested } from '@/shared/overlays'
import { storage } from '@/shared/storage'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { reloadRefused } from '@/shared/unsaved-work'
import { $build, askServiceFx, buildOf, watchStarted } from './service-watch'

// What happens
/** The server runs another build than this page. */
export const newBuildFound = createEvent<string>()
/** A new version was found: its tip is shown, unless it is on the screen. */
export const newVersionOffered = createEvent()
const tipClosed = createEvent()

// What is
/** Whether the tip of the new version is on the screen. */
export const $newVersionShown = createStore(false)

// What follows
const found = sample({
  clock: askServiceFx.doneData,
  source: $build,
  filter: (build, { buildInfo }) => build !== null && build !== buildOf(buildInfo),
  fn: (_, { buildInfo }) => buildOf(buildInfo),
})
const announced = sample({
  clock: tabMessageReceived,
  source: $build,
  filter: (build, message) => build !== null && message.type === 'newVersion' && message.payload.build !== build,
  fn: (_, message) => (message as Extract<TabMessage, { type: 'newVersion' }>).payload.build,
})
sample({ clock: [found, announced], target: newBuildFound })
sample({ clock: found, fn: (build) => ({ type: 'newVersion' as const, payload: { build } }), target: broadcastFx })
sample({ clock: newBuildFound, fn: () => undefined, target: newVersionOffered })

const showTipFx = createEffect(() => {
  const close = scopeBind(tipClosed, { safe: true })
  scopeBind(tipRequested, { safe: true })({ ...newVersionTip, closeCallback: () => close() })
})
sample({
  clock: newVersionOffered,
  source: $newVersionShown,
  filter: (shown) => !shown,
  fn: () => undefined,
  target: showTipFx,
})
$newVersionShown.on(showTipFx, () => true).on([tipClosed, reloadRefused], () => false)

/** Communities in the cache of an older build may not fit the new one: they are requested again. */
export const forgetCommunitiesFx = attach({
  source: $queryClient,
  effect: async (queryClient) => {
    queryClient?.removeQueries({ queryKey: communityQueries.all, type: 'inactive' })
    await queryClient?.invalidateQueries({ queryKey: communityQueries.all })
  },
})
sample({ clock: newBuildFound, fn: () => undefined, target: forgetCommunitiesFx })

// The build of the last start is stored, so that the first start of another one is recognised.
const compareFx = createEffect((build: string) => {
  const before = storage.buildInfo.read()
  storage.buildInfo.write(build)
  return before !== null && before !== build
})
sample({ clock: watchStarted, fn: ({ buildInfo }) => buildOf(buildInfo), target: compareFx })
sample({ clock: compareFx.doneData, filter: (changed) => changed, fn: () => undefined, target: forgetCommunitiesFx })
