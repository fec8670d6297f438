import { useParams } from 'react-router-dom'
import { HistoryView } from '@/features/post-history'

/** The published texts of a post. */
export function Page() {
  const { postId = '' } = useParams()
  return <HistoryView key={postId} postId={postId} />
}
