import { defineMessages } from '@/shared/i18n'

/** Words of where a post stands in its workflow. */
export const messages = defineMessages<{
  title: void
  done: void
  current: void
  upcoming: void
  whoAndDay: { name: string; day: string }
  waitingForYou: { duration: string }
  waitingForOther: { name: string; duration: string }
  steps: void
  loading: void
  failed: void
  tryAgain: void
  notYours: void
}>({
  title: { id: 'workflow.title', defaultMessage: 'Workflow', description: 'Title of the card beside a post' },
  done: { id: 'workflow.done', defaultMessage: 'done', description: 'For screen readers, after a step' },
  current: { id: 'workflow.current', defaultMessage: 'now', description: 'For screen readers, after a step' },
  upcoming: { id: 'workflow.upcoming', defaultMessage: 'to come', description: 'For screen readers, after a step' },
  whoAndDay: {
    id: 'workflow.whoAndDay',
    defaultMessage: '{name}, {day}',
    description: 'Below a step: who took it and on which day',
  },
  waitingForYou: {
    id: 'workflow.waitingForYou',
    defaultMessage: 'Waiting for you for {duration}',
    description: 'Below the present step; {duration} is a time like "5 minutes" or "3 days"',
  },
  waitingForOther: {
    id: 'workflow.waitingForOther',
    defaultMessage: 'Waiting for {name} for {duration}',
    description: 'Below the present step; {duration} is a time like "5 minutes" or "3 days"',
  },
  steps: { id: 'workflow.steps', defaultMessage: 'Steps', description: 'Names the list of steps for screen readers' },
  loading: { id: 'workflow.loading', defaultMessage: 'Loading the workflow', description: 'For screen readers' },
  failed: {
    id: 'workflow.failed',
    defaultMessage: 'The workflow could not be loaded.',
    description: 'In the card beside a post',
  },
  tryAgain: { id: 'workflow.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },
  notYours: {
    id: 'workflow.notYours',
    defaultMessage: 'The next step is up to somebody else.',
    description: 'In place of the buttons, for somebody who may see the workflow and not change it',
  },
})
