export { measureRow } from './measure-row'
export { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList'
export { useRowKey } from './use-row-key'
export { rowsToDraw, type RowRange } from './rows-to-draw'
