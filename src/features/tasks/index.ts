import { loadable } from '@/shared/loadable'

export { renewTasks } from './api/task-queries'
export { type DueFields as Due, dueFieldsOf, expirationOf, isOverdue } from './model/due'

/** By when something is to be done, as a form asks for it; loaded with the first form. */
export const DueFields = loadable(() => import('./ui/DueFields')).component('DueFields')

/** By when something is to be done, in full and where the reader is; loaded when it is first drawn. */
export const DueText = loadable(() => import('./ui/DueText')).component('DueText')
export { usePostponed } from './api/use-postponed'

/** The tasks of a person; a screen of its own, loaded when it is opened. */
export const TasksView = loadable(() => import('./ui/TasksView')).component('TasksView')

/** The tasks of a post as its tab; loaded when it is opened. */
export const TasksPanel = loadable(() => import('./ui/TasksPanel')).component('TasksPanel')

export { TasksCard } from './ui/TasksCard'
