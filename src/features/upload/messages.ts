import { defineMessages } from '@/shared/i18n'

type Count = { count: number }
type Name = { name: string }

/** Messages of files on their way to a post. */
export const messages = defineMessages<{
  add: void
  addHint: void
  drop: void
  choose: void
  release: void
  dismiss: void
  releaseAnywhere: Name
  short: void
  uploading: Count
  uploaded: Count
  notUploaded: Count
  asking: Count
  questions: Count
  percent: { percent: number }
  files: void
  of: { sent: string; total: string }
  waiting: void
  saving: void
  saved: void
  savedVersion: { version: number }
  paused: { sent: string; total: string }
  again: void
  progress: Name
  question: { version: number }
  asVersion: { version: number }
  asVersionOf: { version: number; name: string }
  keepBoth: void
  keepBothOf: Name
  pause: Name
  resume: Name
  retry: Name
  remove: Name
  close: void
  empty: void
  folder: void
  tooLarge: void
  kind: void
  forbidden: void
  postGone: void
  changed: void
  offline: void
  failed: void
  rejectedEmpty: Name
  rejectedFolder: Name
  saidHalfway: { percent: number }
  saidFailed: Name
  saidQuestion: Name
  work: Name
  questionIdentical: { version: number }
  skip: void
  skipOf: { name: string }
  questionAll: { count: number }
  allVersions: void
  allBoth: void
  oneByOne: void
}>({
  add: { id: 'upload.add', defaultMessage: 'Add files', description: 'Label of the place that takes files for a post' },
  addHint: {
    id: 'upload.addHint',
    defaultMessage: 'Files are added to the post when the upload finishes.',
    description: 'Below “Add files”',
  },
  drop: {
    id: 'upload.drop',
    defaultMessage: 'Drag files here, paste them, or',
    description: 'On the place that takes files; a button “Choose files” follows',
  },
  choose: { id: 'upload.choose', defaultMessage: 'Choose files', description: 'Button' },
  release: {
    id: 'upload.release',
    defaultMessage: 'Drop to add',
    description: 'On that place while files hang above it',
  },
  dismiss: { id: 'upload.dismiss', defaultMessage: 'Close', description: 'Puts a message about refused files away' },
  releaseAnywhere: {
    id: 'upload.releaseAnywhere',
    defaultMessage: 'Drop to add files to “{name}”',
    description: 'Over the whole page while files hang above it; {name} is the title of a post',
  },
  short: {
    id: 'upload.short',
    defaultMessage: 'Uploads',
    description: 'Names the panel of uploads in a row of buttons on phones; short',
  },
  uploading: {
    id: 'upload.uploading',
    defaultMessage: 'Uploading {count, plural, one {# file} other {# files}}',
    description: 'Title of the panel while files are on their way',
  },
  uploaded: {
    id: 'upload.uploaded',
    defaultMessage: '{count, plural, one {# file} other {# files}} uploaded',
    description: 'Title of the panel when all files are part of their post',
  },
  notUploaded: {
    id: 'upload.notUploaded',
    defaultMessage: '{count, plural, one {# file} other {# files}} not uploaded',
    description: 'Title of the panel when nothing is on its way any more and some did not get there',
  },
  asking: {
    id: 'upload.asking',
    defaultMessage: '{count, plural, one {# upload is} other {# uploads are}} waiting for your answer',
    description: 'Title of the panel when nothing moves until the person says what a file of a known name is',
  },
  questions: {
    id: 'upload.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'Questions to the person that are open; short, on a small label in the title of the panel',
  },
  percent: {
    id: 'upload.percent',
    defaultMessage: '{percent, number} %',
    description: 'How much of all bytes has arrived; short, on a small label',
  },
  files: {
    id: 'upload.files',
    defaultMessage: 'Files being uploaded',
    description: 'Names the list, for screen readers',
  },
  of: {
    id: 'upload.of',
    defaultMessage: '{sent} of {total}',
    description: 'How much of a file has arrived: “1.2 MB of 4 MB”',
  },
  waiting: { id: 'upload.waiting', defaultMessage: 'Waiting', description: 'Below a file whose turn has not come' },
  saving: {
    id: 'upload.saving',
    defaultMessage: 'Adding to post',
    description: 'Below a file that has arrived and becomes part of its post',
  },
  saved: { id: 'upload.saved', defaultMessage: 'Added to post', description: 'Below a file that is part of it' },
  savedVersion: {
    id: 'upload.savedVersion',
    defaultMessage: 'Added as version {version, number}',
    description: 'Below a file that became a newer version of one',
  },
  paused: {
    id: 'upload.paused',
    defaultMessage: 'Paused at {sent} of {total}',
    description: 'Below a file that the person paused: “Paused at 1.2 MB of 4 MB”',
  },
  again: {
    id: 'upload.again',
    defaultMessage: 'Poor connection. Retrying in a moment.',
    description: 'Below a file that is tried again by itself',
  },
  progress: {
    id: 'upload.progress',
    defaultMessage: 'Uploading {name}',
    description: 'Names the bar of a file, for screen readers; {name} is a file name',
  },
  question: {
    id: 'upload.question',
    defaultMessage: 'The post already has a file with this name, at version {version, number}.',
    description: 'Below a file; two buttons follow: add as the next version, keep both',
  },
  asVersion: {
    id: 'upload.asVersion',
    defaultMessage: 'Add as version {version, number}',
    description: 'Button below that question',
  },
  asVersionOf: {
    id: 'upload.asVersionOf',
    defaultMessage: 'Add as version {version, number}: {name}',
    description: 'The same for screen readers; {name} is a file name. Begins with the words of the button',
  },
  keepBoth: { id: 'upload.keepBoth', defaultMessage: 'Keep both', description: 'Button below that question' },
  keepBothOf: {
    id: 'upload.keepBothOf',
    defaultMessage: 'Keep both: {name}',
    description: 'The same for screen readers; {name} is a file name. Begins with the words of the button',
  },
  pause: { id: 'upload.pause', defaultMessage: 'Pause {name}', description: 'Button; {name} is a file name' },
  resume: { id: 'upload.resume', defaultMessage: 'Resume {name}', description: 'Button; {name} is a file name' },
  retry: { id: 'upload.retry', defaultMessage: 'Retry {name}', description: 'Button; {name} is a file name' },
  remove: {
    id: 'upload.remove',
    defaultMessage: 'Cancel {name}',
    description: 'Button that gives the upload of a file up; {name} is a file name',
  },
  close: { id: 'upload.close', defaultMessage: 'Close list', description: 'Button of the panel' },
  empty: { id: 'upload.empty', defaultMessage: 'This file is empty.', description: 'Below a file that is not taken' },
  folder: {
    id: 'upload.folder',
    defaultMessage: 'This is a folder. Add the files inside it instead.',
    description: 'Below what is not taken',
  },
  tooLarge: {
    id: 'upload.tooLarge',
    defaultMessage: 'This file is larger than your organisation allows.',
    description: 'Below a file that is not taken',
  },
  kind: {
    id: 'upload.kind',
    defaultMessage: 'Files of this type aren’t allowed.',
    description: 'Below a file that is not taken',
  },
  forbidden: {
    id: 'upload.forbidden',
    defaultMessage: 'You can’t add files to this post.',
    description: 'Below a file that was not uploaded',
  },
  postGone: {
    id: 'upload.postGone',
    defaultMessage: 'The post no longer exists.',
    description: 'Below a file that was not uploaded',
  },
  changed: {
    id: 'upload.changed',
    defaultMessage: 'Other people are changing this post’s files. Try again in a moment.',
    description: 'Below a file that could not be saved',
  },
  offline: {
    id: 'upload.offline',
    defaultMessage: 'Can’t reach the server. The file is kept here. Try again.',
    description: 'Below a file that was not uploaded',
  },
  failed: {
    id: 'upload.failed',
    defaultMessage: 'Something went wrong. The file is kept here. Try again.',
    description: 'Below a file that was not uploaded',
  },
  rejectedEmpty: {
    id: 'upload.rejectedEmpty',
    defaultMessage: '{name} is empty.',
    description: 'Why a file was not taken; {name} is a file name',
  },
  rejectedFolder: {
    id: 'upload.rejectedFolder',
    defaultMessage: '{name} is a folder. Add the files inside it instead.',
    description: 'Why a folder was not taken; {name} is its name',
  },
  saidHalfway: {
    id: 'upload.saidHalfway',
    defaultMessage: '{percent, number} % uploaded',
    description: 'For screen readers, at a quarter, half and three quarters',
  },
  saidFailed: {
    id: 'upload.saidFailed',
    defaultMessage: '{name} wasn’t uploaded.',
    description: 'For screen readers; {name} is a file name',
  },
  saidQuestion: {
    id: 'upload.saidQuestion',
    defaultMessage: 'The post already has a file called {name}. Choose what to do in the list of uploads.',
    description: 'For screen readers; {name} is a file name',
  },
  work: {
    id: 'upload.work',
    defaultMessage: 'The upload of “{name}”',
    description: 'In a list of what would be lost by leaving; {name} is a file name',
  },
  questionIdentical: {
    id: 'upload.questionIdentical',
    defaultMessage: 'This is the same file as version {version, number} on the post.',
    description: 'In place of the question, where the bytes are the same',
  },
  skip: {
    id: 'upload.skip',
    defaultMessage: 'Skip',
    description: 'Button: does not upload that file',
  },
  skipOf: {
    id: 'upload.skipOf',
    defaultMessage: 'Skip {name}',
    description: 'The same button, for screen readers',
  },
  questionAll: {
    id: 'upload.questionAll',
    defaultMessage:
      '{count, plural, one {# file with this name is} other {# files with these names are}} already on the post.',
    description: 'Above the list, one question for all of them',
  },
  allVersions: {
    id: 'upload.allVersions',
    defaultMessage: 'New versions',
    description: 'Button of that question: each becomes the next version of its file',
  },
  allBoth: {
    id: 'upload.allBoth',
    defaultMessage: 'Keep both of each',
    description: 'Button of that question: each gets a name of its own',
  },
  oneByOne: {
    id: 'upload.oneByOne',
    defaultMessage: 'Decide for each file',
    description: 'Button of that question: asks for each of them',
  },
})
