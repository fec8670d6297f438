import { useParams } from 'react-router-dom'
import { CreatePostView, EditPostView } from '@/features/post-editor'
import { useRoute } from '../../shell/use-route'
import { Page as OpeningSoon } from '../opening-soon/Page'

/** Writes or changes a post, as the mode of its route says. */
export function Page() {
  const { postId, communityId } = useParams()
  const mode = useRoute()?.mode
  if (mode === 'create') return <CreatePostView communityId={communityId} />
  return mode === 'edit' && postId !== undefined ? <EditPostView key={postId} postId={postId} /> : <OpeningSoon />
}
