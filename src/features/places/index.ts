export type { PlaceName, Places } from './model/places'
export { HomeSelector, type HomeSelectorProps } from './ui/HomeSelector'
export { NavigationBottomMenu, type NavigationBottomMenuProps } from './ui/NavigationBottomMenu'
export { NavigationSidebar, type NavigationSidebarProps } from './ui/NavigationSidebar'
