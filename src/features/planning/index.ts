import { loadable } from '@/shared/loadable'

export { messages as planningMessages } from './messages'
export { priorities, priorityWords } from './model/planning-words'
export { PlanningCard, type PlanningCardProps } from './ui/PlanningCard'

/** The card of the editor that plans a post before it goes out. */
export const PlanningEditor = loadable(() => import('./ui/PlanningEditor')).component('PlanningEditor')
