import { loadable } from '@/shared/loadable'

export { useTaskAct } from './api/task-calls'
export { renewTasks, taskQueries } from './api/task-queries'
export { type DueFields, dueFieldsOf, expirationOf, isOverdue } from './model/due'
export { dueInFull, dueInShort, dueTone } from './model/words'
/** The tasks of a person; a screen of its own, loaded when it is opened. */
export const TasksView = loadable(() => import('./ui/TasksView')).component('TasksView')

/** The tasks of one scope within another screen; loaded when it is opened. */
export const OwnTasks = loadable(() => import('./ui/OwnTasks')).component('OwnTasks')

/** The tasks of a post as its tab; loaded when it is opened. */
export const TasksPanel = loadable(() => import('./ui/TasksPanel')).component('TasksPanel')

/** The first open tasks of a post, beside it. */
export const TasksCard = loadable(() => import('./ui/TasksCard')).component('TasksCard')

/** Finds the post at which a task hangs; loaded when a form asks for it. */
export const PostPicker = loadable(() => import('./ui/PostPicker')).component('PostPicker')
