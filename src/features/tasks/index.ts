export type { Task, TasksView } from './model/task-view'
export { TasksCard, type TasksCardProps } from './ui/TasksCard'
