import type { PlaceName, Places } from '@/features/places'
import { usePermissions } from '@/features/permissions'
import { paths } from '@/shared/paths'
import { latePaths } from '@/shared/late-paths'

/** The places of the menus for this person: administration is there for those who may administrate, and for the others there is no way to it. */
export function usePlaces(): Places {
  const can = usePermissions()
  return {
    home: paths.home(),
    mySpace: latePaths.mySpace(),
    communities: latePaths.communities(),
    workflows: latePaths.workflows(),
    tasks: latePaths.tasks(),
    people: latePaths.people(),
    aiNotes: latePaths.aiNotes(),
    insights: latePaths.insights(),
    ...(can('administrate').allowed && { manage: latePaths.manage(), admin: latePaths.admin() }),
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
