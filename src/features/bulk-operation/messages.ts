import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

/** Words of the banner while posts change their status in bulk, and after it. */
export const messages = defineMessages<{
  moving: { count: number; status: string }
  moved: { count: number; status: string }
  movedInPart: { done: number; total: number; status: string }
  stopped: { done: number; total: number; status: string }
  done: Count
  failed: Count
  waiting: Count
  untouched: Count
  progress: { done: number; failed: number; waiting: number }
  cancel: void
  cancelling: void
  close: void
  report: void
  cancelQuestion: void
  cancelConsequence: { count: number; status: string }
  goOn: void
  short: void
}>({
  moving: {
    id: 'bulkOperation.moving',
    defaultMessage: 'Moving {count, plural, one {# post} other {# posts}} to {status}',
    description: 'Title of the banner while posts change status in bulk; {status} is the name of a status',
  },
  moved: {
    id: 'bulkOperation.moved',
    defaultMessage: '{count, plural, one {# post} other {# posts}} moved to {status}',
    description: 'Title of the banner when all have changed',
  },
  movedInPart: {
    id: 'bulkOperation.movedInPart',
    defaultMessage: '{done, number} of {total, plural, one {# post} other {# posts}} moved to {status}',
    description: 'Title of the banner when some could not be changed',
  },
  stopped: {
    id: 'bulkOperation.stopped',
    defaultMessage: 'Cancelled after {done, number} of {total, plural, one {# post} other {# posts}} moved to {status}',
    description: 'Title of the banner when the person cancelled what was left',
  },
  done: {
    id: 'bulkOperation.done',
    defaultMessage: '{count, number} done',
    description: 'Label with a count: posts that have changed',
  },
  failed: {
    id: 'bulkOperation.failed',
    defaultMessage: '{count, number} failed',
    description: 'Label with a count: posts that could not be changed',
  },
  waiting: {
    id: 'bulkOperation.waiting',
    defaultMessage: '{count, number} waiting',
    description: 'Label with a count: posts whose turn has not come yet',
  },
  untouched: {
    id: 'bulkOperation.untouched',
    defaultMessage: '{count, number} not touched',
    description: 'Label with a count: posts whose turn will not come, because the operation was cancelled',
  },
  progress: {
    id: 'bulkOperation.progress',
    defaultMessage: '{done, number} done, {failed, number} failed, {waiting, number} waiting',
    description: 'How far it is, for screen readers',
  },
  cancel: {
    id: 'bulkOperation.cancel',
    defaultMessage: 'Cancel operations',
    description: 'Button of the banner: leaves the posts alone whose turn has not come',
  },
  cancelling: {
    id: 'bulkOperation.cancelling',
    defaultMessage: 'Cancelling',
    description: 'For screen readers, while the cancelling is on its way',
  },
  close: { id: 'bulkOperation.close', defaultMessage: 'Close the banner', description: 'Button' },
  report: {
    id: 'bulkOperation.report',
    defaultMessage: 'Go to report',
    description: 'Link of the banner to the page that says what became of each post',
  },
  cancelQuestion: {
    id: 'bulkOperation.cancelQuestion',
    defaultMessage: 'Cancel what is left?',
    description: 'Title of the question before a bulk operation is cancelled',
  },
  cancelConsequence: {
    id: 'bulkOperation.cancelConsequence',
    defaultMessage:
      '{count, plural, one {# post keeps its status} other {# posts keep their status}}. What has moved to {status} stays there.',
    description: 'What cancelling means; {count} posts whose turn has not come, {status} is the name of a status',
  },
  goOn: {
    id: 'bulkOperation.goOn',
    defaultMessage: 'Let it go on',
    description: 'Button of that question: nothing is cancelled',
  },
  short: {
    id: 'bulkOperation.short',
    defaultMessage: 'Bulk change',
    description: 'Names the banner in a row of buttons on phones; short',
  },
})
