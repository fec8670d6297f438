import { ForYouCard } from './ForYouCard'
import { NextEventsCard } from './NextEventsCard'
import { TasksDueCard } from './TasksDueCard'

/** What waits for the person beside the feed: each card comes, fails and is absent by itself. */
export function DashboardRail() {
  return (
    <>
      <ForYouCard />
      <TasksDueCard />
      <NextEventsCard />
    </>
  )
}
