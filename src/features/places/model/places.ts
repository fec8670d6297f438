import type { Schemas } from '@/api'
import {
  ChartNoAxesColumnIcon,
  ContactIcon,
  HouseIcon,
  LayersIcon,
  NotebookPenIcon,
  Settings2Icon,
  ShieldIcon,
  SquareCheckBigIcon,
  UsersIcon,
  WorkflowIcon,
} from '@/design-system/icons'

import { messages } from '../messages'

/** The places of the portal's menus. */
export type PlaceName =
  'home' | 'mySpace' | 'communities' | 'workflows' | 'tasks' | 'people' | 'aiNotes' | 'insights' | 'manage' | 'admin'

/** Address of each place that this person has; a place without one is not in the menu. */
export type Places = Partial<Record<PlaceName, string>>

/** What waits at the places, as the server counts it. */
export type Counts = Schemas['NavigationCounts']

/** In the order in which the sidebar shows them. */
export const SIDEBAR_PLACES: readonly PlaceName[] = [
  'home',
  'mySpace',
  'communities',
  'workflows',
  'tasks',
  'people',
  'aiNotes',
  'insights',
]

/** Administration, apart from the others, at the lower edge of the sidebar. */
export const ADMIN_PLACES: readonly PlaceName[] = ['manage', 'admin']

/** Those that have room on a phone; the rest is under "More". */
export const BOTTOM_MENU_PLACES: readonly PlaceName[] = ['home', 'mySpace', 'communities', 'tasks']

export const PLACES = {
  home: { label: messages.home, icon: HouseIcon },
  mySpace: { label: messages.mySpace, icon: LayersIcon, waiting: messages.mySpaceWaiting },
  communities: { label: messages.communities, icon: UsersIcon },
  workflows: { label: messages.workflows, icon: WorkflowIcon, waiting: messages.workflowsWaiting },
  tasks: { label: messages.tasks, icon: SquareCheckBigIcon, waiting: messages.tasksOpen },
  people: { label: messages.people, icon: ContactIcon },
  aiNotes: { label: messages.aiNotes, icon: NotebookPenIcon },
  insights: { label: messages.insights, icon: ChartNoAxesColumnIcon },
  manage: { label: messages.manage, icon: Settings2Icon },
  admin: { label: messages.admin, icon: ShieldIcon },
} as const

/** How much waits at a place; undefined where nothing is counted or it is not known yet. */
export function countAt(place: PlaceName, counts: Counts | undefined): number | undefined {
  if (place === 'mySpace' || place === 'workflows' || place === 'tasks') return counts?.[place]
  return undefined
}
