import { writtenFeedback } from '../../../content/customer-feedback.ts'
import { nextId, type FeedbackState, type WorldData } from '../../data.ts'
import { hour } from '../../times.ts'

const author = 'giulia-riva'

/** What Giulia has told those who run the portal, and one thing that Marco has. */
export function addCustomerFeedback(data: WorldData, now: number): void {
  for (const { age, answer, unread = false, picture, ...written } of writtenFeedback) {
    const feedback = add(data, author, { ...written, createdAt: now - age })
    if (picture) {
      const id = nextId(data, 'feedback-picture')
      data.feedbackPictures.set(id, { personId: author, ...picture })
      feedback.pictureIds.push(id)
    }
    if (!answer) continue
    const createdAt = now - answer.age
    feedback.messages.push({ id: nextId(data, 'message'), authorId: 'elena-papadaki', text: answer.text, createdAt })
    feedback.updatedAt = createdAt
    feedback.unread = unread
  }
  add(data, 'marco-bianchi', {
    kind: 'problem',
    title: 'The list of reports is cut on paper',
    text: 'The last column is missing when I print it.',
    state: 'received',
    context: { screen: 'people' },
    createdAt: now - 28 * hour,
  })
}

/** Somebody has written for years. */
export function crowdFeedback(data: WorldData, now: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const { kind, title, text, context } = writtenFeedback[index % writtenFeedback.length] ?? {}
    if (!kind || !title || !text || !context) continue
    add(data, author, { kind, title, text, context, state: 'closed', createdAt: now - (index + 40) * 20 * hour })
  }
}

type Written = Pick<FeedbackState, 'kind' | 'title' | 'text' | 'state' | 'context' | 'createdAt'>

function add(data: WorldData, authorId: string, written: Written): FeedbackState {
  const id = nextId(data, 'feedback')
  const number = Number(id.split('-').at(-1))
  const rest = { pictureIds: [], messages: [], unread: false, updatedAt: written.createdAt }
  const feedback: FeedbackState = { id, number, authorId, ...written, ...rest }
  data.feedback.set(id, feedback)
  return feedback
}
