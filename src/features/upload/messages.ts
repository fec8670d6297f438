import { defineMessages } from '@/shared/i18n'

type Count = { count: number }
type Name = { name: string }

/** Words of files on their way to a post. */
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
  questionAll: Count
  allVersions: void
  allBoth: void
  oneByOne: void
  same: { version: number }
  skip: void
  skipOf: Name
  note: void
  optional: void
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
}>({
  add: { id: 'upload.add', defaultMessage: 'Add files', description: 'Label of the place that takes files for a post' },
  addHint: {
    id: 'upload.addHint',
    defaultMessage: 'They become part of the post as soon as they have arrived.',
    description: 'Below “Add files”',
  },
  drop: {
    id: 'upload.drop',
    defaultMessage: 'Drag files here, paste them or',
    description: 'On the place that takes files; a button “Choose files” follows',
  },
  choose: { id: 'upload.choose', defaultMessage: 'Choose files', description: 'Button' },
  release: {
    id: 'upload.release',
    defaultMessage: 'Let go to add them',
    description: 'On that place while files hang above it',
  },
  dismiss: { id: 'upload.dismiss', defaultMessage: 'Close', description: 'Puts a message about refused files away' },
  releaseAnywhere: {
    id: 'upload.releaseAnywhere',
    defaultMessage: 'Let go to add the files to “{name}”',
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
    defaultMessage: '{count, plural, one {# file was} other {# files were}} not uploaded',
    description: 'Title of the panel when nothing is on its way any more and some did not get there',
  },
  asking: {
    id: 'upload.asking',
    defaultMessage: '{count, plural, one {# upload waits} other {# uploads wait}} for your answer',
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
    defaultMessage: 'Files on their way',
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
    defaultMessage: 'Adding to the post',
    description: 'Below a file that has arrived and becomes part of its post',
  },
  saved: { id: 'upload.saved', defaultMessage: 'Added to the post', description: 'Below a file that is part of it' },
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
    defaultMessage: 'The connection is bad. It goes on by itself in a moment.',
    description: 'Below a file that is tried again by itself',
  },
  progress: {
    id: 'upload.progress',
    defaultMessage: 'Uploading {name}',
    description: 'Names the bar of a file, for screen readers; {name} is a file name',
  },
  question: {
    id: 'upload.question',
    defaultMessage: 'The post has a file of this name already, in version {version, number}.',
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
  questionAll: {
    id: 'upload.questionAll',
    defaultMessage:
      '{count, plural, one {# file with this name is} other {# files with these names are}} already on the post.',
    description: 'Above the list; one question for all these files: new versions, or keep both',
  },
  allVersions: {
    id: 'upload.allVersions',
    defaultMessage: 'New versions',
    description: 'Button below that question: each becomes the next version of its file',
  },
  allBoth: {
    id: 'upload.allBoth',
    defaultMessage: 'Keep both',
    description: 'Button below that question: each gets a name of its own',
  },
  oneByOne: {
    id: 'upload.oneByOne',
    defaultMessage: 'Decide for each file',
    description: 'Button below that question: it is asked about each of them',
  },
  same: {
    id: 'upload.same',
    defaultMessage: 'The post has this very file already, as version {version, number}.',
    description: 'Below a file whose bytes are the same',
  },
  skip: { id: 'upload.skip', defaultMessage: 'Skip', description: 'Button: the file is not added' },
  skipOf: {
    id: 'upload.skipOf',
    defaultMessage: 'Skip {name}',
    description: 'The same for screen readers; {name} is a file name. Begins with the words of the button',
  },
  note: {
    id: 'upload.note',
    defaultMessage: 'What’s new',
    description: 'Label of a field: a note to the new version of a file',
  },
  optional: { id: 'upload.optional', defaultMessage: 'optional', description: 'After the name of that field' },
  pause: { id: 'upload.pause', defaultMessage: 'Pause {name}', description: 'Button; {name} is a file name' },
  resume: { id: 'upload.resume', defaultMessage: 'Resume {name}', description: 'Button; {name} is a file name' },
  retry: { id: 'upload.retry', defaultMessage: 'Try {name} again', description: 'Button; {name} is a file name' },
  remove: {
    id: 'upload.remove',
    defaultMessage: 'Cancel {name}',
    description: 'Button that gives the upload of a file up; {name} is a file name',
  },
  close: { id: 'upload.close', defaultMessage: 'Close the list', description: 'Button of the panel' },
  empty: { id: 'upload.empty', defaultMessage: 'This file is empty.', description: 'Below a file that is not taken' },
  folder: {
    id: 'upload.folder',
    defaultMessage: 'This is a folder. Add the files in it instead.',
    description: 'Below what is not taken',
  },
  tooLarge: {
    id: 'upload.tooLarge',
    defaultMessage: 'This file is larger than your organization allows.',
    description: 'Below a file that is not taken',
  },
  kind: {
    id: 'upload.kind',
    defaultMessage: 'Files of this kind are not allowed.',
    description: 'Below a file that is not taken',
  },
  forbidden: {
    id: 'upload.forbidden',
    defaultMessage: 'You may not add files to this post.',
    description: 'Below a file that was not uploaded',
  },
  postGone: {
    id: 'upload.postGone',
    defaultMessage: 'The post is not there any more.',
    description: 'Below a file that was not uploaded',
  },
  changed: {
    id: 'upload.changed',
    defaultMessage: 'Others keep changing the files of this post. Try again in a moment.',
    description: 'Below a file that could not be saved',
  },
  offline: {
    id: 'upload.offline',
    defaultMessage: 'The server cannot be reached. The file is kept here; try again.',
    description: 'Below a file that was not uploaded',
  },
  failed: {
    id: 'upload.failed',
    defaultMessage: 'That did not work. The file is kept here; try again.',
    description: 'Below a file that was not uploaded',
  },
  rejectedEmpty: {
    id: 'upload.rejectedEmpty',
    defaultMessage: '{name} is empty.',
    description: 'Why a file was not taken; {name} is a file name',
  },
  rejectedFolder: {
    id: 'upload.rejectedFolder',
    defaultMessage: '{name} is a folder. Add the files in it instead.',
    description: 'Why a folder was not taken; {name} is its name',
  },
  saidHalfway: {
    id: 'upload.saidHalfway',
    defaultMessage: '{percent, number} % uploaded',
    description: 'For screen readers, at a quarter, half and three quarters',
  },
  saidFailed: {
    id: 'upload.saidFailed',
    defaultMessage: '{name} was not uploaded.',
    description: 'For screen readers; {name} is a file name',
  },
  saidQuestion: {
    id: 'upload.saidQuestion',
    defaultMessage: 'The post has a file called {name} already. Say in the list of uploads what should happen.',
    description: 'For screen readers; {name} is a file name',
  },
  work: {
    id: 'upload.work',
    defaultMessage: 'The upload of “{name}”',
    description: 'In a list of what would be lost by leaving; {name} is a file name',
  },
})
