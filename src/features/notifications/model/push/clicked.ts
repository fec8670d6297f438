import { attach, createEffect, sample } from 'effector'
import { $around, type Around } from '@/shared/around'
import { $panelOpen, panelLeft, panelToggled } from '../bell'
import { $gonePosts } from '../gone'
import { entryOpened } from '../marking'
import { MissingPostIdError } from '../notification-link'
import { $person } from '../person'
import { brokenLinkOpened } from '../problems'
import { readPushData, type PushData } from './push-data'
import { pushClicked } from './pushes'

/** Leads to an address of the portal. */
export const goFx = attach({
  source: $around,
  effect: createEffect(({ around, address }: { around: Around | null; address: string }) => around?.go(address)),
  mapParams: (address: string, around) => ({ around, address }),
})

// A click on a push does what opening the row does: it marks the entry, and leads where the row leads.
const opened = sample({
  clock: pushClicked,
  source: { person: $person, gone: $gonePosts },
  fn: ({ person, gone }, data) => {
    const push = readPushData(data)
    return push?.userId === person ? { ...push, ...(push.postId && gone.has(push.postId) ? nowhere : {}) } : null
  },
}).filterMap((push) => push ?? undefined)

sample({
  clock: opened,
  filter: ({ link }) => link !== 'none',
  fn: ({ mark }) => mark,
  target: entryOpened,
})
const led = opened.filterMap(({ address }) => address ?? undefined)
// The address is told relative to the portal, for the worker; within it they begin with a slash.
sample({ clock: led, fn: (address) => address.slice(1), target: [goFx, panelLeft] })
sample({
  clock: opened,
  filter: ({ link }) => link === 'broken',
  fn: () => new MissingPostIdError(),
  target: brokenLinkOpened,
})
// Without an address there is still the list to see it in.
sample({
  clock: opened,
  source: $panelOpen,
  filter: (open, { address }) => !open && address === null,
  fn: () => undefined,
  target: panelToggled,
})

const nowhere: Pick<PushData, 'link' | 'address'> = { link: 'none', address: null }
