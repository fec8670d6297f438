import { defineMessages } from '@/shared/i18n'

/** Words of the tasks of a post. */
export const messages = defineMessages<{
  title: void
  whoAndDay: { name: string; day: string }
  overdue: { day: string }
  empty: void
  loading: void
  failed: void
  tryAgain: void
}>({
  title: { id: 'tasks.title', defaultMessage: 'Tasks', description: 'Title of the card beside a post' },
  whoAndDay: {
    id: 'tasks.whoAndDay',
    defaultMessage: '{name}, {day}',
    description: 'Below a task: whose it is, and the day by which it is to be done',
  },
  overdue: {
    id: 'tasks.overdue',
    defaultMessage: 'Overdue since {day}',
    description: 'Below a task; {day} is a weekday of the last week, or a date',
  },
  empty: { id: 'tasks.empty', defaultMessage: 'No tasks yet.', description: 'In the card beside a post' },
  loading: { id: 'tasks.loading', defaultMessage: 'Loading the tasks', description: 'For screen readers' },
  failed: {
    id: 'tasks.failed',
    defaultMessage: 'The tasks could not be loaded.',
    description: 'In the card beside a post',
  },
  tryAgain: { id: 'tasks.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },
})
