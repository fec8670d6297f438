export type { WorkflowStep, WorkflowTransition, WorkflowView } from './model/workflow-view'
export { TransitionButton, type TransitionButtonProps } from './ui/TransitionButton'
export { WorkflowCard, type WorkflowCardProps } from './ui/WorkflowCard'
