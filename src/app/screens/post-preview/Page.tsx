import { Navigate, useParams } from 'react-router-dom'
import { PostPreviewView } from '@/features/post-preview'
import { paths } from '@/shared/routes'

/** A draft as its readers will see it; without a post, the drafts to choose from. */
export function Page() {
  const { postId } = useParams()
  if (postId === undefined) return <Navigate replace to={paths.mySpaceTab('drafts')} />
  return <PostPreviewView key={postId} postId={postId} />
}
