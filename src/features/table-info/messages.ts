import { defineMessages } from '@/shared/i18n'

/** Words of the dialog that shows a table. */
export const messages = defineMessages<{
  opening: void
  failed: void
  failedWhy: void
  gone: void
  forbidden: void
  close: void
  yes: void
  no: void
  emptyCell: void
  empty: void
  loading: void
  openWhole: { count: number }
}>({
  opening: {
    id: 'tableInfo.opening',
    defaultMessage: 'Opening the table',
    description: 'Over the page while a table is on its way; three dots follow',
  },
  failed: {
    id: 'tableInfo.failed',
    defaultMessage: 'The table could not be opened',
    description: 'Title of a tip',
  },
  failedWhy: {
    id: 'tableInfo.failedWhy',
    defaultMessage: 'Something did not work on the way. Please try again.',
    description: 'Below “The table could not be opened”',
  },
  gone: {
    id: 'tableInfo.gone',
    defaultMessage: 'It does not exist any more.',
    description: 'Below “The table could not be opened”: the table was deleted',
  },
  forbidden: {
    id: 'tableInfo.forbidden',
    defaultMessage: 'You may not see it.',
    description: 'Below “The table could not be opened”: no permission for the table',
  },
  close: { id: 'tableInfo.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  yes: { id: 'tableInfo.yes', defaultMessage: 'Yes', description: 'Cell of a table' },
  no: { id: 'tableInfo.no', defaultMessage: 'No', description: 'Cell of a table' },
  emptyCell: {
    id: 'tableInfo.emptyCell',
    defaultMessage: 'empty',
    description: 'Read out for a cell of a table with nothing in it',
  },
  empty: {
    id: 'tableInfo.empty',
    defaultMessage: 'This table has no rows yet',
    description: 'In place of the rows of a table',
  },
  loading: { id: 'tableInfo.loading', defaultMessage: 'Loading the rows', description: 'Read out' },
  openWhole: {
    id: 'tableInfo.openWhole',
    defaultMessage: 'Open all {count, plural, one {# row} other {# rows}}',
    description: 'Below the first rows of a table in a post; opens the whole table',
  },
})
