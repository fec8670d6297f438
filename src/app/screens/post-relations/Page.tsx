import { useParams } from 'react-router-dom'
import { RelationsView } from '@/features/relations'

/** The posts that a post is related to. */
export function Page() {
  const { postId = '' } = useParams()
  return <RelationsView key={postId} postId={postId} />
}
