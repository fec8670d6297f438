import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  options: void
  print: void
  preparing: void
  pictures: void
  files: void
  comments: void
  loading: void
  head: { number: string; title: string }
  page: { page: string; pages: string }
  version: { revision: number; date: string }
  oldVersion: { revision: number; date: string; current: number }
  unpublished: void
  numberIn: { number: string; community: string }
  by: { name: string; date: string }
  state: { state: string }
  printed: { name: string; date: string }
  file: void
  fileVersion: void
  size: void
  added: void
  whoAndWhen: { name: string; date: string }
  opensInNewTab: void
  failed: void
  failedText: void
  noVersion: void
  noVersionText: void
  tableFailed: void
  filesFailed: void
  noFiles: void
  commentsFailed: void
  noComments: void
}>({
  options: {
    id: 'postPrint.options',
    defaultMessage: 'Print options',
    description: 'Names the choice of what is printed with a post',
  },
  print: {
    id: 'postPrint.print',
    defaultMessage: 'Print',
    description: 'Button: opens the print dialog of the browser',
  },
  preparing: {
    id: 'postPrint.preparing',
    defaultMessage: 'Preparing the pages',
    description: 'Read out while the Print button waits for what is to be printed',
  },
  pictures: { id: 'postPrint.pictures', defaultMessage: 'Pictures', description: 'What is printed with a post' },
  files: {
    id: 'postPrint.files',
    defaultMessage: 'Files',
    description: 'What is printed with a post, and heading above the list of files',
  },
  comments: {
    id: 'postPrint.comments',
    defaultMessage: 'Comments',
    description: 'What is printed with a post, and heading above them',
  },
  loading: {
    id: 'postPrint.loading',
    defaultMessage: 'Loading what will be printed',
    description: 'For screen readers, in place of the sheet or a part of it',
  },
  head: {
    id: 'postPrint.head',
    defaultMessage: 'Post {number}: {title}',
    description: 'At the top of each printed page',
  },
  page: {
    id: 'postPrint.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'At the bottom of each printed page',
  },
  version: {
    id: 'postPrint.version',
    defaultMessage: 'Version {revision} of {date}',
    description: 'On the printed sheet, and at the bottom of each page',
  },
  oldVersion: {
    id: 'postPrint.oldVersion',
    defaultMessage: 'Version {revision} of {date}, superseded by version {current}',
    description: 'On the printed sheet, and at the bottom of each page, where an older text is printed',
  },
  unpublished: {
    id: 'postPrint.unpublished',
    defaultMessage: 'Not published yet',
    description: 'In place of the version of a draft, on the printed sheet and at the bottom of each page',
  },
  numberIn: {
    id: 'postPrint.numberIn',
    defaultMessage: 'Post {number} in {community}',
    description: 'On the printed sheet',
  },
  by: {
    id: 'postPrint.by',
    defaultMessage: 'By {name}, {date}',
    description: 'On the printed sheet: who wrote the post, and when',
  },
  state: {
    id: 'postPrint.state',
    defaultMessage: 'Status: {state}',
    description: 'On the printed sheet: where the post stands in its workflow',
  },
  printed: {
    id: 'postPrint.printed',
    defaultMessage: 'Printed by {name}, {date}',
    description: 'On the printed sheet',
  },
  file: { id: 'postPrint.file', defaultMessage: 'File', description: 'Head of a column' },
  fileVersion: { id: 'postPrint.fileVersion', defaultMessage: 'Version', description: 'Head of a column' },
  size: { id: 'postPrint.size', defaultMessage: 'Size', description: 'Head of a column' },
  added: {
    id: 'postPrint.added',
    defaultMessage: 'Added',
    description: 'Head of a column: who added a file, and when',
  },
  whoAndWhen: {
    id: 'postPrint.whoAndWhen',
    defaultMessage: '{name}, {date}',
    description: 'Who added a file or wrote a comment, and when',
  },
  opensInNewTab: {
    id: 'postPrint.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after a link',
  },
  failed: {
    id: 'postPrint.failed',
    defaultMessage: 'Couldn’t load the post',
    description: 'In place of the sheet',
  },
  failedText: {
    id: 'postPrint.failedText',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Below “Couldn’t load the post”',
  },
  noVersion: {
    id: 'postPrint.noVersion',
    defaultMessage: 'This version doesn’t exist',
    description: 'In place of the sheet, where the address names a version that was never published',
  },
  noVersionText: {
    id: 'postPrint.noVersionText',
    defaultMessage: 'The post was never published with this version number.',
    description: 'Below “This version doesn’t exist”',
  },
  tableFailed: {
    id: 'postPrint.tableFailed',
    defaultMessage: 'Couldn’t load this table',
    description: 'In place of a table on the sheet',
  },
  filesFailed: {
    id: 'postPrint.filesFailed',
    defaultMessage: 'Couldn’t load the files',
    description: 'In place of the list of files on the sheet',
  },
  noFiles: { id: 'postPrint.noFiles', defaultMessage: 'No files', description: 'In place of the list of files' },
  commentsFailed: {
    id: 'postPrint.commentsFailed',
    defaultMessage: 'Couldn’t load the comments',
    description: 'In place of the comments on the sheet',
  },
  noComments: { id: 'postPrint.noComments', defaultMessage: 'No comments', description: 'In place of the comments' },
})
