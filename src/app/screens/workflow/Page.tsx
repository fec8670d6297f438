import { useParams } from 'react-router-dom'
import { WorkflowView } from '@/features/workflow-list'

/** One workflow. */
export function Page() {
  const { workflowId = '' } = useParams()
  return <WorkflowView key={workflowId} workflowId={workflowId} />
}
