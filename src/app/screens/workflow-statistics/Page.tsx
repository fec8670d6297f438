import { useParams } from 'react-router-dom'
import { WorkflowStatisticsView } from '@/features/workflow-statistics'

/** How posts go through one workflow. */
export function Page() {
  const { workflowId = '' } = useParams()
  return <WorkflowStatisticsView key={workflowId} workflowId={workflowId} />
}
