import type { Schemas } from '@/api'

type Event = Schemas['PostEvent']

/** Why an event takes no answers; null while it does. */
export function answersClosed(event: Event, now: Date): 'cancelled' | 'over' | 'closed' | null {
  if (event.cancelled) return 'cancelled'
  if (endOf(event) <= now.getTime()) return 'over'
  return event.respondBy && Date.parse(event.respondBy) <= now.getTime() ? 'closed' : null
}

/** Whether the person is asked whether they come, or may come without having been asked. */
export function canAnswer(post: Pick<Schemas['PostSummary'], 'event' | 'publication'>, now: Date): boolean {
  const { event, publication } = post
  if (!event || publication?.state === 'archived') return false
  return (event.myInvitation != null || event.openToReaders === true) && answersClosed(event, now) === null
}

/** How many people are invited, whatever they answered. */
export function invitedCount(counts: Event['counts'] | undefined): number {
  if (!counts) return 0
  return counts.accepted + counts.tentative + counts.declined + counts.pending + counts.waiting
}

/** When it ends; local times are read on the clock of the browser, a whole day ends with it. */
function endOf({ startAt, endAt, allDay }: Event): number {
  const time = endAt ?? startAt
  const moment = Date.parse('zonedDatetime' in time ? time.zonedDatetime : time.localDatetime)
  return allDay ? moment + 86_400_000 : moment
}
