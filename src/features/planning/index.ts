export { PlanningCard, type PlanningCardProps } from './ui/PlanningCard'
