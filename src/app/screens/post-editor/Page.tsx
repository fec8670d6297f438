import { Navigate, useParams } from 'react-router-dom'
import { CreatePostView, EditPostView } from '@/features/post-editor'
import { paths } from '@/shared/routes'
import { useRoute } from '../../shell/use-route'
import { Page as OpeningSoon } from '../opening-soon/Page'

/** Writes or changes a post, as the mode of its route says; without a post to change it leads to the drafts. */
export function Page() {
  const { postId, communityId } = useParams()
  const mode = useRoute()?.mode
  if (mode === 'copy') return <OpeningSoon />
  if (mode === 'create') return <CreatePostView communityId={communityId} />
  return postId === undefined ? (
    <Navigate replace to={paths.mySpaceTab('drafts')} />
  ) : (
    <EditPostView key={postId} postId={postId} />
  )
}
