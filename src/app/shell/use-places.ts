import type { PlaceName, Places } from '@/features/places'
import { usePermissions } from '@/features/permissions'
import { paths } from '@/shared/paths'
import { placePaths } from '@/shared/place-paths'

/** The places of the menus for this person: administration is there for those who may administrate, and for the others there is no way to it. */
export function usePlaces(): Places {
  const can = usePermissions()
  return {
    home: paths.home(),
    mySpace: placePaths.mySpace(),
    communities: placePaths.communities(),
    workflows: placePaths.workflows(),
    tasks: placePaths.tasks(),
    people: placePaths.people(),
    aiNotes: placePaths.aiNotes(),
    insights: placePaths.insights(),
    ...(can('administrate').allowed && { manage: placePaths.manage(), admin: placePaths.admin() }),
  }
}

/** The place that a screen belongs to, by the name of its row. */
const PLACE_OF: Readonly<Record<string, PlaceName>> = {
  dashboard: 'home',
  'digital-workplace': 'home',
  'my-space': 'mySpace',
  communities: 'communities',
  workflows: 'workflows',
  tasks: 'tasks',
  people: 'people',
  'ai-notes': 'aiNotes',
  'ai-note': 'aiNotes',
  insights: 'insights',
  manage: 'manage',
  'digital-workplace-admin': 'manage',
  'admin-v2': 'admin',
}

/** Where one is, as the menus mark it. */
export function placeOf(routeName: string | undefined): PlaceName | undefined {
  return routeName === undefined ? undefined : PLACE_OF[routeName]
}
