export { BottomMenu, type BottomMenuProps } from './BottomMenu'
export { BottomMenuItem, type BottomMenuItemProps } from './BottomMenuItem'
