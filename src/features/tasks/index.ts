import { loadable } from '@/shared/loadable'

export { usePostponed } from './api/use-postponed'

/** The tasks of a person; a screen of its own, loaded when it is opened. */
export const TasksView = loadable(() => import('./ui/TasksView')).component('TasksView')

/** The tasks of a post as its tab; loaded when it is opened. */
export const TasksPanel = loadable(() => import('./ui/TasksPanel')).component('TasksPanel')

/** The first open tasks of a post, beside it. */
export const TasksCard = loadable(() => import('./ui/TasksCard')).component('TasksCard')
