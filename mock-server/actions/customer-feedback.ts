import { answeredTitle } from '../content/customer-feedback.ts'
import type { Person } from '../content/people/index.ts'
import { nextId, type FeedbackState } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { capabilitiesOf, userSummary } from '../views/people.ts'
import { addNotification } from './notify.ts'

/** Whether a person answers what others write about the portal. */
export function runsThePortal(person: Person): boolean {
  return capabilitiesOf(person).resellerAdmin
}

/** Whether its author may still take it back: nobody has worked on it. */
export function mayWithdraw({ state, authorId, messages }: FeedbackState): boolean {
  const fresh = state === 'received' || state === 'in-review'
  return fresh && messages.every((message) => message.authorId === authorId)
}

/** Adds what somebody says: an operator answers and its author is told, its author opens it again. */
export function answerFeedback(world: World, feedback: FeedbackState, by: Person, text: string): void {
  const at = world.clock.now()
  const answered = by.id !== feedback.authorId
  feedback.messages.push({ id: nextId(world.data, 'message'), authorId: by.id, text, createdAt: at })
  feedback.updatedAt = at
  if (!answered) {
    feedback.state = feedback.state === 'received' ? 'received' : 'in-review'
    return
  }
  feedback.state = 'answered'
  feedback.unread = true
  const author = userSummary(world.data, by.id)
  addNotification(world, feedback.authorId, {
    typeId: 'comment-reply',
    authorUsers: [author],
    title: answeredTitle('en', author.fullName),
    descriptionPlainText: text,
    routerLink: `/customer-feedback/${feedback.id}`,
  })
}
