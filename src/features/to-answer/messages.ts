import { defineMessages } from '@/shared/i18n'

/** Words of what a person is asked. */
export const messages = defineMessages<{
  title: void
  waiting: { count: number }
  lead: { count: number }
  loading: void
  failed: void
  nothing: void
  late: void
  today: void
  later: void
  onDevice: void
  done: void
  notSent: void
  from: { name: string }
  minutes: { minutes: number }
  due: { when: string }
  answer: void
  goOn: void
  answeredOn: { date: string }
  more: void
  moreDone: void
}>({
  title: {
    id: 'toAnswer.title',
    defaultMessage: 'To answer',
    description: 'Title and link',
  },
  waiting: {
    id: 'toAnswer.waiting',
    defaultMessage: 'To answer ({count})',
    description: 'Link: how many wait for an answer',
  },
  lead: {
    id: 'toAnswer.lead',
    defaultMessage:
      '{count, plural, =0 {Nothing waits for your answer} one {# survey waits for your answer} other {# surveys wait for your answer}}',
    description: 'Below the title',
  },
  loading: {
    id: 'toAnswer.loading',
    defaultMessage: 'Loading surveys',
    description: 'Read out while they load',
  },
  failed: {
    id: 'toAnswer.failed',
    defaultMessage: 'Couldn’t load what you’re asked',
    description: 'Title',
  },
  nothing: {
    id: 'toAnswer.nothing',
    defaultMessage: 'Everything is answered',
    description: 'In place of rows',
  },
  late: {
    id: 'toAnswer.late',
    defaultMessage: 'Late',
    description: 'Title of a group',
  },
  today: {
    id: 'toAnswer.today',
    defaultMessage: 'Due today',
    description: 'Title of a group',
  },
  later: {
    id: 'toAnswer.later',
    defaultMessage: 'Later',
    description: 'Title of a group',
  },
  onDevice: {
    id: 'toAnswer.onDevice',
    defaultMessage: 'Waits on this device',
    description: 'Title of a group: answers that were not sent',
  },
  done: {
    id: 'toAnswer.done',
    defaultMessage: 'Answered in the last 14 days',
    description: 'Title of a group',
  },
  notSent: {
    id: 'toAnswer.notSent',
    defaultMessage: 'Not sent yet',
    description: 'Beside answers that only this device has',
  },
  from: {
    id: 'toAnswer.from',
    defaultMessage: 'From {name}',
    description: 'Who asks',
  },
  minutes: {
    id: 'toAnswer.minutes',
    defaultMessage: 'about {minutes} min',
    description: 'How long a survey takes',
  },
  due: {
    id: 'toAnswer.due',
    defaultMessage: 'until {when}',
    description: 'When a survey closes',
  },
  answer: {
    id: 'toAnswer.answer',
    defaultMessage: 'Answer',
    description: 'Button: opens a survey',
  },
  goOn: {
    id: 'toAnswer.goOn',
    defaultMessage: 'Continue',
    description: 'Button: opens a survey that was begun',
  },
  answeredOn: {
    id: 'toAnswer.answeredOn',
    defaultMessage: 'Answered on {date}',
    description: 'When',
  },
  more: {
    id: 'toAnswer.more',
    defaultMessage: 'Show more',
    description: 'Button',
  },
  moreDone: {
    id: 'toAnswer.moreDone',
    defaultMessage: 'Show more answered',
    description: 'Button: more of what was answered',
  },
})
