import { useParams } from 'react-router-dom'
import { PostDetailView } from '@/features/post-detail'

/** One post. */
export function Page() {
  const { postId = '', tab } = useParams()
  return <PostDetailView key={postId} postId={postId} pathTab={tab} />
}
