import { Navigate, useParams } from 'react-router-dom'
import { PostPrintView } from '@/features/post-print'
import { paths } from '@/shared/routes'

/** A post on paper; without one there is nothing to print. */
export function Page() {
  const { postId } = useParams()
  if (postId === undefined) return <Navigate replace to={paths.dashboard()} />
  return <PostPrintView key={postId} postId={postId} />
}
