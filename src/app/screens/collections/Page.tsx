import { useParams } from 'react-router-dom'
import { CollectionsView } from '@/features/collections'

/** The person's collections, or one of them. */
export function Page() {
  const { collectionId } = useParams()
  return <CollectionsView collectionId={collectionId} />
}
