import { Navigate, useParams } from 'react-router-dom'
import { CopyPostView } from '@/features/post-copy'
import { CreatePostView, EditPostView } from '@/features/post-editor'
import { paths } from '@/shared/routes'
import { useRoute } from '../../shell/use-route'

/** Writes, changes or copies a post, as the mode of its route says; without a post to change it leads to the drafts. */
export function Page() {
  const { postId, communityId } = useParams()
  const mode = useRoute()?.mode
  if (mode === 'create') return <CreatePostView communityId={communityId} />
  if (postId === undefined) return <Navigate replace to={paths.mySpaceTab('drafts')} />
  return mode === 'copy' ? <CopyPostView key={postId} postId={postId} /> : <EditPostView key={postId} postId={postId} />
}
