import { attach, createEffect, sample } from 'effector'
import { $appContext, type AppContext } from '@/shared/app-context'
import { $panelOpen, panelLeft, panelToggled } from '../bell'
import { $isGoneAddress } from '../stream/unavailable-pages'
import { entryOpened } from '../marks/marks-model'
import { MissingPostIdError } from '../link'
import { $person } from '../lifecycle'
import { brokenLinkOpened } from '../problems'
import { readPushData, type PushData } from './push-data'
import { pushClicked } from './push-model'

/** Leads to an address of the portal. */
export const goFx = attach({
  source: $appContext,
  effect: createEffect(({ around, address }: { around: AppContext | null; address: string }) => around?.go(address)),
  mapParams: (address: string, around) => ({ around, address }),
})

// A click on a push does what opening the row does: it marks the entry, and leads where the row leads.
const opened = sample({
  clock: pushClicked,
  source: { person: $person, isGone: $isGoneAddress },
  fn: ({ person, isGone }, { data, led }) => {
    const push = readPushData(data)
    return push?.userId === person ? { ...push, way: wayOf(push, led, isGone) } : null
  },
}).filterMap((push) => push ?? undefined)

sample({
  clock: opened,
  filter: ({ link }) => link !== 'none',
  fn: ({ mark }) => mark,
  target: entryOpened,
})
sample({ clock: opened.filterMap(({ way }) => way.to), target: [goFx, panelLeft] })
sample({
  clock: opened,
  filter: ({ link }) => link === 'broken',
  fn: () => new MissingPostIdError(),
  target: brokenLinkOpened,
})
sample({
  clock: opened,
  source: $panelOpen,
  filter: (open, { way }) => !open && way.kind === 'list',
  fn: () => undefined,
  target: panelToggled,
})

type Way = { kind: 'page'; to: string } | { kind: 'list' | 'stay'; to?: undefined }

/** To the page; where there is none, or none any more, to the list to see it in. Whom the browser has led is there. */
function wayOf({ address }: PushData, led: boolean, isGone: (address: string) => boolean): Way {
  if (address === null) return { kind: 'list' }
  if (led) return { kind: 'stay' }
  // The address is told relative to the portal, for the worker; within it they begin with a slash.
  const to = address.slice(1)
  return isGone(to) ? { kind: 'list' } : { kind: 'page', to }
}
