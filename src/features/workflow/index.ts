import { loadable } from '@/shared/loadable'

export { conditionMessages as transitionConditionMessages, formMessages as transitionFormMessages } from './messages'
export { errorsOf, type Filled, isFilled, valuesOf } from './model/transition-form'
export { anyOf, durationWords, hoursWords, LONGEST_NOTE, noteDelta, plainNote } from './model/words'
export { useUndo } from './api/use-undo'
export { FeedStep, type FeedStepProps } from './ui/FeedStep'
export { WaitingFor, type WaitingForProps } from './ui/StandingLine'
export { StateChip } from './ui/StateChip'
export { TimeInState } from './ui/TimeInState'
export { TransitionButton, type TransitionButtonProps } from './ui/TransitionButton'
export { TransitionFields, type TransitionFieldsProps } from './ui/TransitionFields'
export { WorkflowCard, type WorkflowCardProps } from './ui/WorkflowCard'

/** The workflow of a post as its tab. */
export const WorkflowPanel = loadable(() => import('./ui/WorkflowPanel')).component('WorkflowPanel')

/** The form of a step, over the post. */
export const TransitionDialog = loadable(() => import('./ui/TransitionDialog')).component('TransitionDialog')

/** Changes what was written with a decision, over the post. */
export const RecordEditDialog = loadable(() => import('./ui/RecordEditDialog')).component('RecordEditDialog')
