import { loadable } from '@/shared/loadable'

export { communityQueries, forgetCommunitiesFx, navigationQueries } from './api/queries'
export {
  currentItemOf,
  type NavigationItem,
  type NavigationItemName,
  useNavigationItems,
} from './model/navigation-table'
export { NavigationBottomMenu, type NavigationBottomMenuProps } from './ui/NavigationBottomMenu'
export { NavigationSidebar, type NavigationSidebarProps } from './ui/NavigationSidebar'

export const Homes = loadable(() => import('./ui/HomeSelector')).component('Homes')
export const MoreSheet = loadable(() => import('./ui/MoreSheet')).component('MoreSheet')
