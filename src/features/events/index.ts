import { loadable } from '@/shared/loadable'

export { canAnswer, invitedCount } from './model/answering'
export type { AnswerButtonsProps } from './ui/EventRow'
export type { AnsweredEvent } from './ui/use-answer'

/** Whether the person comes to the event of a post. */
export const EventAnswer = loadable(() => import('./ui/EventAnswer')).component('EventAnswer')

/** Events in a list, and the answers to them; loaded by who lists them, ahead of what is drawn with them. */
export const eventRows = loadable(() => import('./ui/EventRow'))
export const EventRow = eventRows.component('EventRow')
export const AnswerButtons = eventRows.component('AnswerButtons')

/** When and where the event of a post is, beside it. */
export const EventCard = loadable(() => import('./ui/EventCard')).component('EventCard')

/** Who is invited to the event of a post: a tab of it. */
export const InvitationsPanel = loadable(() => import('./ui/InvitationsPanel')).component('InvitationsPanel')
