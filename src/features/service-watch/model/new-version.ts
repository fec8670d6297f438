import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $queryClient } from '@/api'
import { communityQueries } from '@/features/navigation'
import { newVersionTip } from '@/features/tips'
import { tipRequested } from '@/shared/overlays'
import { lateStorage } from '@/shared/late-storage'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { reloadRefused } from '@/shared/unsaved-work'
import { $build, askServiceFx, buildOf, watchStarted } from './service-watch'

// What happens
/** The server answers with another build than the one that this page runs. */
export const newBuildFound = createEvent<string>()
/** Something says that there is a new version: its tip comes, unless it is there. */
export const newVersionOffered = createEvent()
const tipClosed = createEvent()

// What is
/** Whether the tip of the new version is on the screen. */
const $offered = createStore(false)

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
  source: $offered,
  filter: (offered) => !offered,
  fn: () => undefined,
  target: showTipFx,
})
$offered.on(showTipFx, () => true).on([tipClosed, reloadRefused], () => false)

/** Communities that an older build has read may not be what the new one expects: they are asked for again. */
export const forgetCommunitiesFx = attach({
  source: $queryClient,
  effect: async (queryClient) => {
    queryClient?.removeQueries({ queryKey: communityQueries.all, type: 'inactive' })
    await queryClient?.invalidateQueries({ queryKey: communityQueries.all })
  },
})
sample({ clock: newBuildFound, fn: () => undefined, target: forgetCommunitiesFx })

// The build that the browser ran last time is kept, so that the first start of another one is known as such.
const compareFx = createEffect((build: string) => {
  const before = lateStorage.buildInfo.read()
  lateStorage.buildInfo.write(build)
  return before !== null && before !== build
})
sample({ clock: watchStarted, fn: ({ buildInfo }) => buildOf(buildInfo), target: compareFx })
sample({ clock: compareFx.doneData, filter: (changed) => changed, fn: () => undefined, target: forgetCommunitiesFx })
