import { createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { BULK_POLL_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { $leading } from '@/shared/tabs'
import { fetchLastUnreadFx } from '../api/effects'
import { isRunning, shownIn } from './banner'
import { $banner, bulkWatchWanted, newsWanted } from './bulk-operation'
import { heardFromOtherTab } from './other-tabs'
import { $pageVisible, watchVisibilityFx } from './page-visibility'

/** A visible tab that hears nothing from the leading one for this many beats asks by itself: the leader may be hidden, and a hidden tab does not poll. */
const PATIENCE_BEATS = 2

const { startFx, passed: beat } = createDelay<number>()

// What is
/** The operation that is being followed. */
const $followed = $banner.map((banner) => (isRunning(banner) ? shownIn(banner) : null))
/** Which stretch of following this is; a beat of an earlier one is nobody's. */
const $stretch = createStore(0).on($followed, (stretch) => stretch + 1)
const $silence = createStore(0)
  .on(beat, (beats) => beats + 1)
  .reset([heardFromOtherTab, $leading, signedOut])

// What follows
const $watching = createStore(false).on(watchVisibilityFx, () => true)
sample({
  clock: bulkWatchWanted,
  source: $watching,
  filter: (watching) => !watching,
  fn: () => undefined,
  target: watchVisibilityFx,
})

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
  clock: ownBeat,
  source: { visible: $pageVisible, leading: $leading, silence: $silence },
  filter: ({ visible, leading, silence }) => visible && (leading || silence > PATIENCE_BEATS),
  fn: () => undefined,
  target: newsWanted,
})
// Back in front: what happened meanwhile is asked for at once, unless a question is out.
sample({
  clock: $pageVisible,
  source: { followed: $followed, pending: fetchLastUnreadFx.pending, visible: $pageVisible },
  filter: ({ followed, pending, visible }) => visible && followed !== null && !pending,
  fn: () => undefined,
  target: newsWanted,
})
