import { sample } from 'effector'
import { invalidateFx } from '@/api'
import { isFinished, shownIn } from './banner'
import { $banner } from './bulk-operation'

/** Emitted once for each operation that is over. */
const operationEnded = $banner
  .map((banner) => (isFinished(banner) ? shownIn(banner) : null))
  .updates.filter({ fn: (operationId) => operationId !== null })

/** Where its posts stand: in lists of workflows, in their own pages, and in the numbers of the menu. */
const renewed = [['workflow'], ['posts', 'detail'], ['navigation', 'counts']]

for (const queryKey of renewed) sample({ clock: operationEnded, fn: () => queryKey, target: invalidateFx })
