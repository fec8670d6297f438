import { createEffect, createEvent, createStore, sample } from 'effector'
import { lateStorage } from '@/shared/late-storage'
import { $person, isSomebody, personChanged } from '../lifecycle'

/** The switch of the panel moved. */
export const onlyUnreadToggled = createEvent<boolean>()

const readFx = createEffect((person: string) => lateStorage.onlyUnread.read(person) ?? false)
const writeFx = createEffect(({ person, on }: { person: string; on: boolean }) =>
  lateStorage.onlyUnread.write(person, on),
)

/** Whether the list leaves out what was read: kept per person in this browser and restored when they sign in. */
export const $onlyUnread = createStore(false)
  .on(personChanged, () => false)
  .on(readFx.doneData, (_, on) => on)
  .on(onlyUnreadToggled, (_, on) => on)

/** The list waits for this: it would otherwise be asked for with the wrong filter. */
export const $restored = createStore(false)
  .on(personChanged, () => false)
  .on(readFx.finally, () => true)

sample({ clock: personChanged, filter: isSomebody, target: readFx })
sample({
  clock: onlyUnreadToggled,
  source: $person,
  filter: isSomebody,
  fn: (person, on) => ({ person, on }),
  target: writeFx,
})
