import { loadable } from '@/shared/loadable'

export { TableInfoOverlay } from './ui/TableInfoOverlay'

/** A table where a text names it; loaded with the first one, as most texts have none. */
export const InlineTable = loadable(() => import('./ui/InlineTable')).component('InlineTable')
