import { combine, createStore, sample } from 'effector'
import { BULK_POLL_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { $pageVisible, pageVisibilityWanted } from '@/shared/page-visibility'
import { createLeader } from '@/shared/tabs'
import { isRunning, shownIn } from './banner'
import { $banner, $trouble, bulkWatchWanted, newsWanted } from './bulk-operation'

/**
 * To ask how the operation goes, for all tabs. Only a tab in front can: one in the back is looked at by nobody and slowed down by the browser, and
 * must not keep a tab that somebody looks at from its progress.
 */
export const pollLeader = createLeader('bulk-operation')

const { startFx, passed: beat } = createDelay<number>()

// What is
/** The operation that is being followed. */
const $followed = $banner.map((banner) => (isRunning(banner) ? shownIn(banner) : null))
/** Which stretch of following this is; a beat of an earlier one is nobody's. */
const $stretch = createStore(0).on($followed, (stretch) => stretch + 1)

// What follows
sample({ clock: bulkWatchWanted, target: pageVisibilityWanted })

const ownBeat = sample({
  clock: beat,
  source: { stretch: $stretch, followed: $followed },
  filter: ({ stretch, followed }, of) => followed !== null && of === stretch,
  fn: ({ stretch }) => stretch,
})
const begun = sample({
  clock: $followed,
  source: { stretch: $stretch, followed: $followed },
  filter: ({ followed }) => followed !== null,
  fn: ({ stretch }) => stretch,
})
sample({ clock: [begun, ownBeat], fn: (of) => ({ ms: BULK_POLL_MS, of }), target: startFx })

sample({
  clock: combine($pageVisible, $followed, (visible, followed) => visible && followed !== null),
  target: pollLeader.eligibleChanged,
})
sample({
  clock: ownBeat,
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
