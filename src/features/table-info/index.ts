import { loadable } from '@/shared/loadable'

export { tableQueries } from './api/table-queries'
export { TableInfoOverlay } from './ui/TableInfoOverlay'
export { type CellRow, tableColumns, tableRows } from './ui/table-columns'

/** A table where a text names it; loaded with the first one, as most texts have none. */
export const InlineTable = loadable(() => import('./ui/InlineTable')).component('InlineTable')
