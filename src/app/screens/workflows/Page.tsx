import { WorkflowsView } from '@/features/workflow-list'

/** Posts in workflows, and the workflows themselves. */
export function Page() {
  return <WorkflowsView />
}
