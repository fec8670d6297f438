import { loadable } from '@/shared/loadable'

export { messages as workflowMessages } from './messages'
export { WorkflowCard } from './ui/WorkflowCard'
export { fetchAll } from './api/fetch-all'
export { useUndo } from './api/use-transition'
export { workflowQueries } from './api/workflow-queries'
export { FeedStep } from './ui/FeedStep'
export { SelectBox } from './ui/SelectBox'
export { SelectionBar } from './ui/SelectionBar'
export { type Selection, useSelection } from './ui/use-selection'
export { StateChip } from './ui/StandingLine'
export { TransitionButton, type TransitionButtonProps } from './ui/TransitionButton'

/** Posts in workflows as rows; with the screens that list them. */
export const WorkflowPostList = loadable(() => import('./ui/WorkflowPostList')).component('WorkflowPostList')

/** The workflow of a post as its tab; loaded when it is opened. */
export const WorkflowPanel = loadable(() => import('./ui/WorkflowPanel')).component('WorkflowPanel')

/** The form of a step, over the post. */
export const TransitionDialog = loadable(() => import('./ui/TransitionDialog')).component('TransitionDialog')

/** Changes what was written with a decision, over the post. */
export const RecordEditDialog = loadable(() => import('./ui/RecordEditDialog')).component('RecordEditDialog')

/** Posts in workflows; a screen of its own, loaded when it is opened. */
export const WorkflowsView = loadable(() => import('./ui/WorkflowsView')).component('WorkflowsView')

/** What would become of many posts; a screen of its own, loaded when it is opened. */
export const MoveView = loadable(() => import('./ui/MoveView')).component('MoveView')

/** One workflow; a screen of its own, loaded when it is opened. */
export const WorkflowView = loadable(() => import('./ui/WorkflowView')).component('WorkflowView')
