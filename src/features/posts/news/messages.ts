import { defineMessages, type RichPart } from '@/shared/i18n'

/** Words of what waits beside the feed on screen, of what was there before it and what came after it. */
export const messages = defineMessages<{
  waitingFor: { count: number }
  waitingOverdue: { count: number; overdue: number; b: RichPart }
  waitingNothing: void
  hereToday: { time: string }
  hereYesterday: { time: string }
  hereOn: { day: string; time: string }
  new: { count: number }
  moreNew: { count: number }
  whatIsNew: void
}>({
  waitingFor: {
    id: 'posts.waitingFor',
    defaultMessage: '{count, plural, one {# thing is} other {# things are}} waiting for you.',
    description: 'Below the greeting',
  },
  waitingOverdue: {
    id: 'posts.waitingOverdue',
    defaultMessage:
      '{count, plural, one {# thing is} other {# things are}} waiting for you, <b>{overdue, plural, one {# is} other {# are}} overdue</b>.',
    description: 'Below the greeting; the bold part is in the tone of an error',
  },
  waitingNothing: {
    id: 'posts.waitingNothing',
    defaultMessage: 'Nothing is waiting for you right now.',
    description: 'Below the greeting',
  },
  hereToday: {
    id: 'posts.hereToday',
    defaultMessage: 'You were here today at {time}',
    description: 'Between new posts and those that were there at the last visit',
  },
  hereYesterday: {
    id: 'posts.hereYesterday',
    defaultMessage: 'You were here yesterday at {time}',
    description: 'Between new posts and those that were there at the last visit',
  },
  hereOn: {
    id: 'posts.hereOn',
    defaultMessage: 'You were here on {day} at {time}',
    description: 'Between new posts and those that were there at the last visit; {day} is “18 November”',
  },
  new: {
    id: 'posts.new',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Button over the feed: shows what is new',
  },
  moreNew: {
    id: 'posts.moreNew',
    defaultMessage: '{count, plural, other {More than # new posts}}',
    description: 'The same where a whole page is new, and more may follow',
  },
  whatIsNew: {
    id: 'posts.whatIsNew',
    defaultMessage: 'What is new since yesterday?',
    description: 'Button beside the feed, and the question to the assistant that it begins',
  },
})
