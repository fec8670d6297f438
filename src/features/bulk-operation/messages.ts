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

/** Words of the report: what became of each post of a bulk operation. */
export const reportMessages = defineMessages<{
  title: void
  when: { start: string; end: string }
  since: { start: string }
  failed: Count
  untouched: Count
  waiting: Count
  done: Count
  noReason: void
  retry: Count
  retrying: void
  notStarted: void
  loading: void
  notLoaded: void
  notLoadedText: void
  none: void
  noneText: void
  untitled: void
  leftOut: { count: number }
  checkAgain: { count: number }
  checking: void
  own: void
  ownFailed: void
  showMore: void
  columnPost: void
  columnOutcome: void
  columnReason: void
  outcomeFailed: void
  outcomeWaiting: void
  outcomeUntouched: void
  outcomeLeftOut: void
  outcomeDone: void
}>({
  title: { id: 'bulkReport.title', defaultMessage: 'Report of a bulk change', description: 'Heading of the page' },
  when: {
    id: 'bulkReport.when',
    defaultMessage: '{start} – {end}',
    description: 'When the operation began and when it ended; both are moments that are worded already',
  },
  since: {
    id: 'bulkReport.since',
    defaultMessage: 'Running since {start}',
    description: 'When the operation began; a moment that is worded already',
  },
  failed: {
    id: 'bulkReport.failed',
    defaultMessage: '{count, plural, one {# post could not be moved} other {# posts could not be moved}}',
    description: 'Heading of the list of posts that failed',
  },
  untouched: {
    id: 'bulkReport.untouched',
    defaultMessage: '{count, plural, one {# post was not touched} other {# posts were not touched}}',
    description: 'Heading of the list of posts whose turn did not come, because the operation was cancelled',
  },
  waiting: {
    id: 'bulkReport.waiting',
    defaultMessage: '{count, plural, one {# post is waiting} other {# posts are waiting}}',
    description: 'Heading of the list of posts whose turn has not come yet',
  },
  done: {
    id: 'bulkReport.done',
    defaultMessage: '{count, plural, one {# post was moved} other {# posts were moved}}',
    description: 'Heading of the list of posts that have changed their status',
  },
  noReason: {
    id: 'bulkReport.noReason',
    defaultMessage: 'The server gave no reason.',
    description: 'In place of the reason why a post could not be moved',
  },
  retry: {
    id: 'bulkReport.retry',
    defaultMessage: 'Retry only the {count, plural, one {one that failed} other {# that failed}}',
    description: 'Button: begins a new operation with the posts that failed',
  },
  retrying: {
    id: 'bulkReport.retrying',
    defaultMessage: 'Beginning',
    description: 'For screen readers, while the new operation is asked for',
  },
  notStarted: {
    id: 'bulkReport.notStarted',
    defaultMessage: 'Another bulk change of yours is still running. Try it again when it has finished.',
    description: 'When posts are to be tried again while another operation runs',
  },
  loading: { id: 'bulkReport.loading', defaultMessage: 'Loading the report', description: 'For screen readers' },
  notLoaded: {
    id: 'bulkReport.notLoaded',
    defaultMessage: 'The report could not be loaded',
    description: 'Title in place of the report',
  },
  notLoadedText: {
    id: 'bulkReport.notLoadedText',
    defaultMessage: 'The posts themselves are not affected.',
    description: 'Below "The report could not be loaded"',
  },
  none: {
    id: 'bulkReport.none',
    defaultMessage: 'No bulk changes yet',
    description: 'Title where the person has moved no posts in bulk',
  },
  noneText: {
    id: 'bulkReport.noneText',
    defaultMessage: 'Those of the last 90 days stand here, each with its report.',
    description: 'Below "No bulk changes yet"',
  },
  untitled: { id: 'bulkReport.untitled', defaultMessage: 'Untitled post', description: 'A post that has no title' },
  leftOut: {
    id: 'bulkReport.leftOut',
    defaultMessage: '{count, plural, one {# post left out} other {# posts left out}}',
    description: 'Heading of the posts that were selected and not moved',
  },
  checkAgain: {
    id: 'bulkReport.checkAgain',
    defaultMessage: 'Check the {count, plural, one {one that failed} other {# that failed}} again',
    description: 'Button: shows how the posts that failed stand now, before they are tried again',
  },
  checking: { id: 'bulkReport.checking', defaultMessage: 'Checking', description: 'On that button while it waits' },
  own: { id: 'bulkReport.own', defaultMessage: 'My bulk changes', description: 'Heading of the list of operations' },
  ownFailed: {
    id: 'bulkReport.ownFailed',
    defaultMessage: 'Your bulk changes could not be loaded',
    description: 'Title in place of the list',
  },
  showMore: { id: 'bulkReport.showMore', defaultMessage: 'Show more', description: 'Button below the list' },
  columnPost: { id: 'bulkReport.columnPost', defaultMessage: 'Post', description: 'Name of a column in that file' },
  columnOutcome: { id: 'bulkReport.columnOutcome', defaultMessage: 'Result', description: 'Name of a column' },
  columnReason: { id: 'bulkReport.columnReason', defaultMessage: 'Reason', description: 'Name of a column' },
  outcomeFailed: { id: 'bulkReport.outcomeFailed', defaultMessage: 'Not moved', description: 'Result of a post' },
  outcomeWaiting: { id: 'bulkReport.outcomeWaiting', defaultMessage: 'Waiting', description: 'Result of a post' },
  outcomeUntouched: {
    id: 'bulkReport.outcomeUntouched',
    defaultMessage: 'Not touched',
    description: 'Result of a post',
  },
  outcomeLeftOut: { id: 'bulkReport.outcomeLeftOut', defaultMessage: 'Left out', description: 'Result of a post' },
  outcomeDone: { id: 'bulkReport.outcomeDone', defaultMessage: 'Moved', description: 'Result of a post' },
})
