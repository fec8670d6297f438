import { PeopleView } from '@/features/people'

/** The directory of people. */
export function Page() {
  return <PeopleView />
}
