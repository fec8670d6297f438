import { DirectoryView } from '@/features/communities'

/** The directory of communities. */
export function Page() {
  return <DirectoryView />
}
