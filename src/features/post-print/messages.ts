import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  pictures: void
  files: void
  comments: void
  head: { number: string; title: string }
  version: { revision: number; date: string }
  numberIn: { number: string; community: string }
  by: { name: string; date: string }
  state: { state: string }
  printed: { name: string; date: string }
  file: void
  fileVersion: void
  size: void
  added: void
  whoAndWhen: { name: string; date: string }
  code: void
  opensInNewTab: void
  failed: void
  failedText: void
}>({
  code: {
    id: 'postPrint.code',
    defaultMessage: 'Code that opens this version',
    description: 'Names a code for cameras on the paper, for screen readers',
  },
  pictures: {
    id: 'postPrint.pictures',
    defaultMessage: 'Pictures',
    description: 'What is printed with a post',
  },
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
  head: {
    id: 'postPrint.head',
    defaultMessage: 'Post {number}: {title}',
    description: 'At the top of each printed page',
  },
  version: {
    id: 'postPrint.version',
    defaultMessage: 'Version {revision} of {date}',
    description: 'At the bottom of each printed page',
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
  file: {
    id: 'postPrint.file',
    defaultMessage: 'File',
    description: 'Head of a column',
  },
  fileVersion: {
    id: 'postPrint.fileVersion',
    defaultMessage: 'Version',
    description: 'Head of a column',
  },
  size: {
    id: 'postPrint.size',
    defaultMessage: 'Size',
    description: 'Head of a column',
  },
  added: {
    id: 'postPrint.added',
    defaultMessage: 'Added',
    description: 'Head of a column: who added a file, and when',
  },
  whoAndWhen: {
    id: 'postPrint.whoAndWhen',
    defaultMessage: '{name}, {date}',
    description: 'Who did something, and when',
  },
  opensInNewTab: {
    id: 'postPrint.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'Read out behind a link to another site',
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
})
