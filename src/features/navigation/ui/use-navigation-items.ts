import { usePermissions } from '@/features/permissions'
import { navigationItemsFor, type NavigationItem } from '../model/navigation-table'

/** The items of the menus that the signed-in person has. */
export function useNavigationItems(): readonly NavigationItem[] {
  const can = usePermissions()
  return navigationItemsFor((permission) => can(permission).allowed)
}
