import { sample } from 'effector'
import { createLeader } from '@/shared/tabs'
import { modelReady } from '../bell'

/** To hear of news for all tabs, and to push them. Not every tab can: one that stands on a screen without a header knows nothing of notifications. */
export const newsLeader = createLeader('notifications')

sample({ clock: modelReady, fn: () => true, target: newsLeader.eligibleChanged })
