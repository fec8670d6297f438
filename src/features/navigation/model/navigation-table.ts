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
import { type Permission, usePermissions } from '@/features/permissions'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

/** Numbers of the navigation, as the server counts them. */
export type Counts = Schemas['NavigationCounts']

type NavigationRow = {
  name: string
  label: (typeof messages)['home']
  icon: typeof HouseIcon
  href: string
  /** Names of the routes whose screens mark this item as the current one. */
  routes: readonly string[]
  /** `administration` stands apart from the others, at the lower edge of the sidebar. */
  section: 'main' | 'administration'
  /** On phones it has a button of its own in the bottom menu; the others are behind "More". */
  inBottomMenu?: true
  /** The number that the item shows, and its label for screen readers. */
  count?: { of: Exclude<keyof Counts, 'waiting'>; label: (typeof messages)['tasksOpen'] }
  /** Without this permission the item is in no menu. */
  permission?: Extract<Permission, 'administrate' | 'manageUsers' | 'viewPeople'>
}

/** The one table of the navigation: sidebar, bottom menu and "More" derive from it, in this order. */
export const navigationTable = [
  {
    name: 'home',
    label: messages.home,
    icon: HouseIcon,
    href: paths.dashboard(),
    routes: ['dashboard', 'digital-workplace'],
    section: 'main',
    inBottomMenu: true,
  },
  {
    name: 'mySpace',
    label: messages.mySpace,
    icon: LayersIcon,
    href: paths.mySpace(),
    routes: ['my-space', 'my-space-assigned', 'my-space-monitored', 'my-space-tab', 'collections', 'collection'],
    section: 'main',
    inBottomMenu: true,
    count: { of: 'mySpace', label: messages.mySpaceWaiting },
  },
  {
    name: 'communities',
    label: messages.communities,
    icon: UsersIcon,
    href: paths.communities(),
    routes: ['communities', 'communities-feed'],
    section: 'main',
    inBottomMenu: true,
  },
  {
    name: 'workflows',
    label: messages.workflows,
    icon: WorkflowIcon,
    href: paths.workflows(),
    routes: ['workflows', 'workflow', 'workflow-move'],
    section: 'main',
    count: { of: 'workflows', label: messages.workflowsWaiting },
  },
  {
    name: 'tasks',
    label: messages.tasks,
    icon: SquareCheckBigIcon,
    href: paths.tasks(),
    routes: ['tasks'],
    section: 'main',
    inBottomMenu: true,
    count: { of: 'tasks', label: messages.tasksOpen },
  },
  {
    name: 'people',
    label: messages.people,
    icon: ContactIcon,
    href: paths.people(),
    routes: ['people'],
    section: 'main',
    permission: 'viewPeople',
  },
  {
    name: 'aiNotes',
    label: messages.aiNotes,
    icon: NotebookPenIcon,
    href: paths.aiNotes(),
    routes: ['ai-notes', 'ai-note'],
    section: 'main',
  },
  {
    name: 'insights',
    label: messages.insights,
    icon: ChartNoAxesColumnIcon,
    href: paths.insights(),
    routes: ['insights'],
    section: 'main',
  },
  {
    name: 'manage',
    label: messages.manage,
    icon: Settings2Icon,
    href: paths.manage(),
    routes: ['manage', 'digital-workplace-admin'],
    section: 'administration',
    permission: 'administrate',
  },
  {
    name: 'admin',
    label: messages.admin,
    icon: ShieldIcon,
    href: paths.adminV2(),
    routes: ['admin-v2'],
    section: 'administration',
    permission: 'administrate',
  },
] as const satisfies readonly NavigationRow[]

export type NavigationItemName = (typeof navigationTable)[number]['name']

/** One item of the menus. */
export type NavigationItem = NavigationRow & { name: NavigationItemName }

/** The items that a person has, by what they may do. */
export function navigationItemsFor(
  allowed: (permission: NonNullable<NavigationItem['permission']>) => boolean,
): readonly NavigationItem[] {
  const items: readonly NavigationItem[] = navigationTable
  return items.filter(({ permission }) => permission === undefined || allowed(permission))
}

/** The items of the menus that the signed-in person has. */
export function useNavigationItems(): readonly NavigationItem[] {
  const can = usePermissions()
  return navigationItemsFor((permission) => can(permission).allowed)
}

/** The item that the menus mark on the screen of a route. */
export function currentItemOf(routeName: string | undefined): NavigationItemName | undefined {
  if (routeName === undefined) return undefined
  const items: readonly NavigationItem[] = navigationTable
  return items.find(({ routes }) => routes.includes(routeName))?.name
}
