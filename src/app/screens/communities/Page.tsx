import { DirectoryView } from '@/features/communities'

/** All communities that the person may know of. */
export function Page() {
  return <DirectoryView />
}
