import { sample } from 'effector'
import { createDuty } from '@/shared/tabs/create-duty'
import { modelReady } from './bell'

/** To hear of news for all tabs, and to push them. Not every tab can: one that stands on a screen without a header knows nothing of notifications. */
export const newsDuty = createDuty('notifications')

sample({ clock: modelReady, fn: () => true, target: newsDuty.ableChanged })
