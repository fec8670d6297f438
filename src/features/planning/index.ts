import { loadable } from '@/shared/loadable'

export { messages as planningMessages } from './messages'
export { expectedWords, type Planned, priorities, priorityWords } from './model/planning-words'
export { PlanningCard, type PlanningCardProps } from './ui/PlanningCard'

/** The fields of a planning; they come with the form that is opened. */
export const PlanningFields = loadable(() => import('./ui/PlanningFields')).component('PlanningFields')
