import { useParams } from 'react-router-dom'
import { PostStatisticsView } from '@/features/workflow-statistics'

/** How many posts there are, in one workflow or in all. */
export function Page() {
  const { workflowId } = useParams()
  return <PostStatisticsView key={workflowId} workflowId={workflowId} />
}
