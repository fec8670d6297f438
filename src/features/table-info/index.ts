export { TableInfoOverlay } from './ui/TableInfoOverlay'
export { InlineTable } from './ui/InlineTable'
export { PrintedTable } from './ui/PrintedTable'
