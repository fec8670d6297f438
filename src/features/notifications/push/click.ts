import { attach, createEffect, sample } from 'effector'
import { $userId } from '@/features/session'
import { $appContext, type AppContext } from '@/shared/app-context'
import { $panelOpen, panelLeft, panelToggled } from '../bell'
import { MissingPostIdError } from '../link'
import { notificationOpenedOutside } from '../marks'
import { brokenLinkOpened } from '../problems'
import { $isUnavailableAddress } from '../stream'
import { readPushData, type ClickedPush } from './push-data'
import { pushClicked } from './push-model'

/** Leads to a path of the portal. */
export const goFx = attach({
  source: $appContext,
  effect: createEffect(({ context, path }: { context: AppContext | null; path: string }) => context?.go(path)),
  mapParams: (path: string, context) => ({ context, path }),
})

// A click on a push does what opening the row does: it marks the entry, and leads where the row leads.
const opened = sample({
  clock: pushClicked,
  source: { userId: $userId, isUnavailable: $isUnavailableAddress },
  fn: ({ userId, isUnavailable }, { data, navigated }) => {
    const push = readPushData(data)
    return push?.userId === userId ? { ...push, target: targetOf(push, navigated, isUnavailable) } : null
  },
}).filterMap((push) => push ?? undefined)

sample({
  clock: opened,
  filter: ({ link }) => link !== 'none',
  fn: ({ mark }) => mark,
  target: notificationOpenedOutside,
})
sample({ clock: opened.filterMap(({ target }) => target.to), target: [goFx, panelLeft] })
sample({
  clock: opened,
  filter: ({ link }) => link === 'broken',
  fn: () => new MissingPostIdError(),
  target: brokenLinkOpened,
})
sample({
  clock: opened,
  source: $panelOpen,
  filter: (open, { target }) => !open && target.kind === 'list',
  fn: () => undefined,
  target: panelToggled,
})

type Target = { kind: 'page'; to: string } | { kind: 'list' | 'here'; to?: undefined }

/** To the page, where the browser may have led already; without one, or when it is unavailable, to the list. */
function targetOf({ path }: ClickedPush, navigated: boolean, isUnavailable: (path: string) => boolean): Target {
  if (path === null) return { kind: 'list' }
  if (navigated) return { kind: 'here' }
  return isUnavailable(path) ? { kind: 'list' } : { kind: 'page', to: path }
}
