export { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList'
export { rowsToDraw, type RowRange } from './rows-to-draw'
