import { Navigate, useParams } from 'react-router-dom'
import { PostPrintView } from '@/features/post-print'
import { paths } from '@/shared/routes'

/** A post on paper; without one there is nothing to print. */
export function Page() {
  const { postId } = useParams()
  return postId === undefined ? (
    <Navigate replace to={paths.dashboard()} />
  ) : (
    <PostPrintView key={postId} postId={postId} />
  )
}
