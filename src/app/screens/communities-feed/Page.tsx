import { MyFeedView } from '@/features/communities'

/** What is written in one’s own communities. */
export function Page() {
  return <MyFeedView />
}
