import { CollectionsView } from '@/features/collections'

/** The person's collections. */
export function Page() {
  return <CollectionsView />
}
