import { Navigate, useParams } from 'react-router-dom'
import { FeedbackView } from '@/features/feedback-tasks'
import { paths } from '@/shared/routes'

/** What people were asked about a post; without one, one's own tasks. */
export function Page() {
  const { postId } = useParams()
  return postId === undefined ? <Navigate to={paths.tasks()} replace /> : <FeedbackView key={postId} postId={postId} />
}
