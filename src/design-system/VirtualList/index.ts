export { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList'
export { measureRow, rowsToDraw, useRowKey, type RowRange } from './virtual-rows'
