export { messages as planningMessages } from './messages'
export { priorities, priorityWords } from './model/planning-words'
export { PlanningCard, type PlanningCardProps } from './ui/PlanningCard'
