import { combine, sample } from 'effector'
import { BULK_POLL_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import { $pageVisible, pageVisibilityWanted } from '@/shared/page-visibility'
import { createLeader } from '@/shared/tabs'
import { isRunning, shownIn } from './banner'
import { $banner, $trouble, bulkWatchWanted, newsWanted } from './bulk-operation'

/**
 * To ask how the operation goes, for all tabs. Only a tab in front can: one in the back is looked at by nobody and slowed down by the browser, and
 * must not keep a tab that somebody looks at from its progress.
 */
export const pollLeader = createLeader('bulk-operation')

const { startFx, passed } = createDelay<{ epoch: number }>()

// What is
/** The operation that is being followed. */
const $followed = $banner.map((banner) => (isRunning(banner) ? shownIn(banner) : null))
/** A timer of the operation that was followed before is dropped. */
const { $epoch, current } = createEpoch($followed)

// What follows
sample({ clock: bulkWatchWanted, target: pageVisibilityWanted })

const intervalPassed = current(passed)
sample({
  clock: [$followed, intervalPassed],
  source: { epoch: $epoch, followed: $followed },
  filter: ({ followed }) => followed !== null,
  fn: ({ epoch }) => ({ ms: BULK_POLL_MS, of: { epoch } }),
  target: startFx,
})

sample({
  clock: combine($pageVisible, $followed, (visible, followed) => visible && followed !== null),
  target: pollLeader.eligibleChanged,
})
sample({
  clock: intervalPassed,
  source: pollLeader.$leading,
  filter: (leading) => leading,
  fn: () => undefined,
  target: newsWanted,
})
// Back in front: what happened meanwhile is asked for at once, and what was asked for in vain.
sample({
  clock: $pageVisible,
  source: { followed: $followed, trouble: $trouble, visible: $pageVisible },
  filter: ({ followed, trouble, visible }) => visible && (followed !== null || trouble !== null),
  fn: () => undefined,
  target: newsWanted,
})
