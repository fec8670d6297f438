import { useParams } from 'react-router-dom'
import { CollectionView } from '@/features/collections'

/** One collection, with its posts. */
export function Page() {
  const { collectionId = '' } = useParams()
  return <CollectionView key={collectionId} collectionId={collectionId} />
}
