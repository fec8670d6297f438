import { mayWithdraw } from '../actions/customer-feedback.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { FeedbackState, WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { userSummary } from './people.ts'

/** A piece of feedback as it appears in a list. */
export function feedbackSummary(feedback: FeedbackState): Schemas['CustomerFeedbackSummary'] {
  const { id, number, kind, title, state, unread } = feedback
  const [createdAt, updatedAt] = [instant(feedback.createdAt), instant(feedback.updatedAt)]
  return { id, number, kind, title, state, createdAt, updatedAt, unread }
}

/** A piece of feedback with everything that was said since. */
export function feedbackView(data: WorldData, feedback: FeedbackState, viewer: Person): Schemas['CustomerFeedback'] {
  const { text, authorId, messages, pictureIds, context } = feedback
  return {
    ...feedbackSummary(feedback),
    text,
    author: userSummary(data, authorId),
    messages: messages.map(({ id, authorId: by, text: said, createdAt }) => ({
      id,
      author: userSummary(data, by),
      text: said,
      createdAt: instant(createdAt),
      fromOperator: by !== authorId,
    })),
    pictures: pictureIds.map((id) => feedbackPicture(data, id)),
    context,
    canReply: true,
    canWithdraw: authorId === viewer.id && mayWithdraw(feedback),
  }
}

/** Where a picture is, and its size. */
export function feedbackPicture(data: WorldData, id: string): Schemas['CustomerFeedbackPicture'] {
  const { url, width, height } = data.feedbackPictures.get(id) ?? { url: './gone', width: 1, height: 1 }
  return { id, url, width, height }
}
