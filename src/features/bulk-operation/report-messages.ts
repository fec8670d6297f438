import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

/** Words of the report: what became of each post of a bulk operation. */
export const messages = defineMessages<{
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
  tryAgain: void
  none: void
  noneText: void
  untitled: void
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
  tryAgain: { id: 'bulkReport.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },
  none: {
    id: 'bulkReport.none',
    defaultMessage: 'No bulk change is named here',
    description: 'When the address of the page names no operation',
  },
  noneText: {
    id: 'bulkReport.noneText',
    defaultMessage: 'A report opens from the banner of a bulk change that has finished.',
    description: 'Below "No bulk change is named here"',
  },
  untitled: { id: 'bulkReport.untitled', defaultMessage: 'Untitled post', description: 'A post that has no title' },
})
