import { useParams, useSearchParams } from 'react-router-dom'
import { RecipientView } from '@/features/feedback-tasks'

/** What one person was asked about a post. */
export function Page() {
  const { postId = '' } = useParams()
  const [address] = useSearchParams()
  const taskId = address.get('taskId')
  return <RecipientView key={`${postId} ${taskId ?? ''}`} postId={postId} taskId={taskId} />
}
