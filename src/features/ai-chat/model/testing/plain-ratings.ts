import { AI_THANKS_MS } from '@/shared/constants'
import type { FeedbackDetail } from '../chat'

/** An answer as far as opinions go. */
export type PlainAnswer = { words: string; like: boolean | undefined }

/** What the written rules say of the opinions in one chat: a single thing is under way at a time. */
export type PlainOpinions = {
  now:
    | { is: 'nothing' }
    | { is: 'rating'; about: PlainAnswer; before: boolean | undefined }
    | { is: 'form' | 'sending'; about: PlainAnswer; like: boolean }
    | { is: 'thanks'; about: PlainAnswer; until: number }
  /** What was written about answers, and has not reached the server. */
  asked: Map<PlainAnswer, FeedbackDetail>
}

/** No opinion yet. */
export function noOpinions(): PlainOpinions {
  return { now: { is: 'nothing' }, asked: new Map() }
}

/** Buttons are enabled on the last message and on messages with no feedback yet, while nothing is on its way. */
export function mayRate({ now }: PlainOpinions, answer: PlainAnswer, isLast: boolean): boolean {
  return now.is !== 'rating' && now.is !== 'sending' && (isLast || answer.like === undefined)
}

/** Pressing sets it, the other one switches, the same again clears it. */
export function press(opinions: PlainOpinions, answer: PlainAnswer, like: boolean): void {
  opinions.now = { is: 'rating', about: answer, before: answer.like }
  answer.like = answer.like === like ? undefined : like
}

/** After a successful like or dislike the form opens; a refused one was never given. */
export function settlePress(opinions: PlainOpinions, taken: boolean): void {
  const { now } = opinions
  if (now.is !== 'rating') return
  if (!taken) now.about.like = now.before
  const { about } = now
  opinions.now = taken && about.like !== undefined ? { is: 'form', about, like: about.like } : { is: 'nothing' }
}

/** What is written stays with its answer. */
export function write(opinions: PlainOpinions, detail: FeedbackDetail): void {
  if (opinions.now.is === 'form') opinions.asked.set(opinions.now.about, detail)
}

/** Leaving the form is no answer to it. */
export function leave(opinions: PlainOpinions): void {
  if (opinions.now.is === 'form') opinions.now = { is: 'nothing' }
}

/** What leaves for the server, where something was chosen or written. */
export function send(opinions: PlainOpinions, detail: FeedbackDetail) {
  const { now } = opinions
  if (now.is !== 'form' || (detail.feedbacks.length === 0 && detail.text.trim() === '')) return null
  opinions.now = { ...now, is: 'sending' }
  return { about: now.about, like: now.like, ...detail }
}

/** On success a thank-you shows for five seconds; what did not arrive can be sent again. */
export function settleSent(opinions: PlainOpinions, taken: boolean, time: number): void {
  const { now } = opinions
  if (now.is !== 'sending') return
  if (taken) opinions.asked.delete(now.about)
  opinions.now = taken ? { is: 'thanks', about: now.about, until: time + AI_THANKS_MS } : { ...now, is: 'form' }
}

/** Thanks are over in time. */
export function passTime(opinions: PlainOpinions, time: number): void {
  if (opinions.now.is === 'thanks' && time >= opinions.now.until) opinions.now = { is: 'nothing' }
}
