import { TasksView } from '@/features/tasks'

/** What the person has to do, could take, and follows. */
export function Page() {
  return <TasksView />
}
