import type { Schemas } from '@/api'

type Event = Schemas['PostEvent']

/** A post as far as it says whether answers to its event are taken. */
export type AnswerablePost = Pick<Schemas['PostSummary'], 'id' | 'event' | 'publication'>

/** Why an event takes no answers; null while it does. Answers are taken up to their day, else up to the start. */
export function answersClosed(
  { event, publication }: AnswerablePost,
  now: Date,
): 'cancelled' | 'over' | 'closed' | null {
  if (!event) return 'closed'
  if (event.cancelled) return 'cancelled'
  const { start, end } = momentsOf(event)
  if (end <= now.getTime()) return 'over'
  const until = event.respondBy ? Date.parse(event.respondBy) : start
  return until <= now.getTime() || publication?.state === 'archived' ? 'closed' : null
}

/** Whether the person is invited, or may come without. */
export function isAsked({ event }: AnswerablePost): boolean {
  return event !== undefined && (event.myInvitation != null || event.openToReaders === true)
}

/** Whether the person can say now whether they come. */
export function canAnswer(post: AnswerablePost, now: Date): boolean {
  return isAsked(post) && answersClosed(post, now) === null
}

/** How many people are invited, whatever they answered. */
export function invitedCount(counts: Event['counts'] | undefined): number {
  if (!counts) return 0
  return counts.accepted + counts.tentative + counts.declined + counts.pending + counts.waiting
}

/** When it begins and ends: local times on the clock of the browser; a whole day ends with the next. */
function momentsOf({ startAt, endAt, allDay }: Event): { start: number; end: number } {
  const start = momentOf(startAt)
  const end = endAt ? momentOf(endAt) : start
  return { start, end: allDay ? end + 86_400_000 : end }
}

function momentOf(time: Schemas['EventTime']): number {
  return Date.parse('zonedDatetime' in time ? time.zonedDatetime : time.localDatetime)
}
