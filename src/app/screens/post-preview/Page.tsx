import { Navigate, useParams } from 'react-router-dom'
import { PostPreviewView } from '@/features/post-preview'
import { paths } from '@/shared/routes'

/** A draft as its readers will see it; without a post there is nothing but to begin one. */
export function Page() {
  const { postId } = useParams()
  return postId === undefined ? (
    <Navigate replace to={paths.postCreate()} />
  ) : (
    <PostPreviewView key={postId} postId={postId} />
  )
}
