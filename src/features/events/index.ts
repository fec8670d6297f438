import { loadable } from '@/shared/loadable'

export { answerLabels } from './model/answer-labels'
export { canAnswer, invitedCount } from './model/answering'
export { eventInShort } from './model/event-words'
export { messages as eventMessages } from './messages'
export { DayTile } from './ui/DayTile'
export { type AnsweredEvent, useLateAnswer } from './ui/use-answer'

/** Whether the person comes to the event of a post. */
export const EventAnswer = loadable(() => import('./ui/EventAnswer')).component('EventAnswer')

/** When and where the event of a post is, beside it. */
export const EventCard = loadable(() => import('./ui/EventCard')).component('EventCard')

/** Who is invited to the event of a post: a tab of it. */
export const InvitationsPanel = loadable(() => import('./ui/InvitationsPanel')).component('InvitationsPanel')
