import { loadable } from '@/shared/loadable'

/** The tasks of a person; a screen of its own, loaded when it is opened. */
export const TasksView = loadable(() => import('./ui/TasksView')).component('TasksView')

/** The tasks of a post as its tab; loaded when it is opened. */
export const TasksPanel = loadable(() => import('./ui/TasksPanel')).component('TasksPanel')

export { TasksCard } from './ui/TasksCard'
