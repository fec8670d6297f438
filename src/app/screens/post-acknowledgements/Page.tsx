import { useParams } from 'react-router-dom'
import { AcknowledgementsView } from '@/features/acknowledgement'

/** Who has acknowledged a post. */
export function Page() {
  const { postId = '' } = useParams()
  return <AcknowledgementsView key={postId} postId={postId} />
}
