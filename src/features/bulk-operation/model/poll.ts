import { combine, sample } from 'effector'
import { BULK_POLL_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import { $pageVisible, pageVisibilityWanted } from '@/shared/page-visibility'
import { createLeader } from '@/shared/tabs'
import { isRunning, shownIn } from './banner'
import { $banner, $pollError, bannerMounted, pollRequested } from './bulk-operation'

/** One tab polls for all of them. It must be visible, because browsers slow down the timers of hidden tabs. */
export const pollLeader = createLeader('bulk-operation')

const { started, passed } = createDelay<{ epoch: number }>()

// What is
/** The operation that is polled. */
const $polled = $banner.map((banner) => (isRunning(banner) ? shownIn(banner) : null))
// A timer of the previous operation is dropped.
const { $epoch, current } = createEpoch($polled)

// What follows
sample({ clock: bannerMounted, target: pageVisibilityWanted })

const intervalPassed = current(passed)
sample({
  clock: [$polled, intervalPassed],
  source: { epoch: $epoch, polled: $polled },
  filter: ({ polled }) => polled !== null,
  fn: ({ epoch }) => ({ ms: BULK_POLL_MS, of: { epoch } }),
  target: started,
})

sample({
  clock: combine($pageVisible, $polled, (visible, polled) => visible && polled !== null),
  target: pollLeader.eligibleChanged,
})
sample({
  clock: intervalPassed,
  source: pollLeader.$leading,
  filter: (leading) => leading,
  fn: () => undefined,
  target: pollRequested,
})
// Visible again: the server is asked at once, also after a failed query.
sample({
  clock: $pageVisible,
  source: { polled: $polled, error: $pollError, visible: $pageVisible },
  filter: ({ polled, error, visible }) => visible && (polled !== null || error !== null),
  fn: () => undefined,
  target: pollRequested,
})
