import { defineMessages } from '@/shared/i18n'

/** Words of handing on what a page shows. */
export const messages = defineMessages<{
  copy: void
  copied: void
  copyRefused: void
  csv: void
  print: void
  notSaved: void
}>({
  copy: {
    id: 'handOn.copy',
    defaultMessage: 'Copy',
    description: 'Button: puts what the page shows into the clipboard',
  },
  copied: { id: 'handOn.copied', defaultMessage: 'Report copied', description: 'Tip' },
  copyRefused: {
    id: 'handOn.copyRefused',
    defaultMessage: 'Your browser did not allow copying. Mark the text of the report and copy it.',
    description: 'Tip',
  },
  csv: { id: 'handOn.csv', defaultMessage: 'Save as CSV', description: 'Button: saves a file for spreadsheets' },
  print: { id: 'handOn.print', defaultMessage: 'Print', description: 'Button' },
  notSaved: {
    id: 'handOn.notSaved',
    defaultMessage: 'The file couldn’t be made. Try again.',
    description: 'Tip: the rows of a file for spreadsheets could not be loaded',
  },
})
