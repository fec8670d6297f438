import { loadable } from '@/shared/loadable'

export { type EventProblem, severityOf } from './model/event-form'
export { type EventDraft, useEventForm } from './model/use-event-form'
export { canAnswer, invitedCount } from './model/answering'
export { EventAnswer, type EventAnswerProps } from './ui/EventAnswer'
export { EventCard, type EventCardProps } from './ui/EventCard'
export { EventLine, type EventLineProps } from './ui/EventLine'

/** Who is invited to the event of a post: a tab of it, loaded when it is opened. */
export const InvitationsPanel = loadable(() => import('./ui/InvitationsPanel')).component('InvitationsPanel')

/** The card of the editor in which a post gets an event. */
export const EventEditor = loadable(() => import('./ui/EventEditor')).component('EventEditor')
