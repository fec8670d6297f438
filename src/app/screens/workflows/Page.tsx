import { WorkflowsView } from '@/features/workflow'

/** Posts in workflows, and the workflows themselves. */
export function Page() {
  return <WorkflowsView />
}
