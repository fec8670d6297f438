import { loadable } from '@/shared/loadable'

export { renewTasks, taskQueries } from './api/task-queries'
export { useOpenTasks } from './api/use-open-tasks'
export { useRenewWhenDue } from './api/use-renew-when-due'
export { useTaskAct } from './api/use-task-act'
export { $deletedTasks } from './model/deleted-tasks'
export { type DueFields as Due, dueFieldsOf, dueGroupOf, expirationOf, isOverdue } from './model/due'
export { dueInShort, dueTone } from './model/words'

/** By when something is to be done, as a form asks for it; loaded with the first form. */
export const DueFields = loadable(() => import('./ui/DueFields')).component('DueFields')

/** By when something is to be done, in full and where the reader is; loaded when it is first drawn. */
export const DueText = loadable(() => import('./ui/DueText')).component('DueText')
export { usePostponed } from './api/use-postponed'

/** The tasks of a person; a screen of its own, loaded when it is opened. */
export const TasksView = loadable(() => import('./ui/TasksView')).component('TasksView')

/** One list of them as a part of another screen. */
export const ScopedTasks = loadable(() => import('./ui/ScopedTasks')).component('ScopedTasks')

/** The tasks of a post as its tab; loaded when it is opened. */
export const TasksPanel = loadable(() => import('./ui/TasksPanel')).component('TasksPanel')

export { TasksCard } from './ui/TasksCard'
