import { defineMessages } from '@/shared/i18n'

/** What the list and a piece of feedback say. */
export const messages = defineMessages<{
  title: void
  lead: void
  mine: void
  create: void
  empty: void
  emptyText: void
  loading: void
  failed: void
  failedOne: void
  showMore: void
  all: void
  unread: void
  number: { number: number }
  problem: void
  idea: void
  question: void
  praise: void
  wrongProfileData: void
  otherKind: void
  received: void
  inReview: void
  planned: void
  answered: void
  closed: void
  wasSentAlong: void
  screen: void
  field: void
  requestId: void
  version: void
  browser: void
  windowSize: void
  language: void
  fieldName: { field: string }
  named: { name: string; value: string }
  pictures: void
  picture: { number: number }
  team: void
  messages: void
  reply: void
  replyField: void
  withdraw: void
  withdrawTitle: void
  withdrawText: { title: string }
  cancel: void
  withdrawn: void
  answeredMeanwhile: void
  notWithdrawn: void
}>({
  title: { id: 'customerFeedback.title', defaultMessage: 'Feedback', description: 'Title of the page' },
  lead: {
    id: 'customerFeedback.lead',
    defaultMessage: 'Tell the people who run the portal what doesn’t work, what’s missing or what you like.',
    description: 'Below the title',
  },
  mine: { id: 'customerFeedback.mine', defaultMessage: 'Your feedback', description: 'Heading of the list' },
  create: {
    id: 'customerFeedback.create',
    defaultMessage: 'New feedback',
    description: 'Link to the form and its heading',
  },
  empty: { id: 'customerFeedback.empty', defaultMessage: 'No feedback yet', description: 'In place of the list' },
  emptyText: {
    id: 'customerFeedback.emptyText',
    defaultMessage: 'What you send, and the answers to it, will appear here.',
    description: 'Below “No feedback yet”',
  },
  loading: { id: 'customerFeedback.loading', defaultMessage: 'Loading feedback', description: 'Read out' },
  failed: {
    id: 'customerFeedback.failed',
    defaultMessage: 'Couldn’t load your feedback',
    description: 'In place of the list',
  },
  failedOne: {
    id: 'customerFeedback.failedOne',
    defaultMessage: 'Couldn’t load this feedback',
    description: 'In place of one piece of feedback',
  },
  showMore: { id: 'customerFeedback.showMore', defaultMessage: 'Show more', description: 'Button below the list' },
  all: { id: 'customerFeedback.all', defaultMessage: 'All feedback', description: 'Link back to the list, on a phone' },
  unread: {
    id: 'customerFeedback.unread',
    defaultMessage: 'New answer',
    description: 'Read out for the dot beside an entry',
  },
  number: {
    id: 'customerFeedback.number',
    defaultMessage: 'No. {number}',
    description: 'What people call a piece of feedback by',
  },
  problem: { id: 'customerFeedback.problem', defaultMessage: 'Problem', description: 'Kind of feedback' },
  idea: { id: 'customerFeedback.idea', defaultMessage: 'Idea', description: 'Kind of feedback' },
  question: { id: 'customerFeedback.question', defaultMessage: 'Question', description: 'Kind of feedback' },
  praise: { id: 'customerFeedback.praise', defaultMessage: 'Praise', description: 'Kind of feedback' },
  wrongProfileData: {
    id: 'customerFeedback.wrongProfileData',
    defaultMessage: 'Wrong profile data',
    description: 'Kind of feedback',
  },
  otherKind: {
    id: 'customerFeedback.otherKind',
    defaultMessage: 'Other',
    description: 'Kind of feedback that this build does not know',
  },
  received: { id: 'customerFeedback.received', defaultMessage: 'Received', description: 'State of feedback' },
  inReview: { id: 'customerFeedback.inReview', defaultMessage: 'In review', description: 'State of feedback' },
  planned: { id: 'customerFeedback.planned', defaultMessage: 'Planned', description: 'State of feedback' },
  answered: { id: 'customerFeedback.answered', defaultMessage: 'Answered', description: 'State of feedback' },
  closed: { id: 'customerFeedback.closed', defaultMessage: 'Closed', description: 'State of feedback' },
  wasSentAlong: {
    id: 'customerFeedback.wasSentAlong',
    defaultMessage: 'Sent along',
    description: 'Heading of the list of what went with the feedback',
  },
  screen: { id: 'customerFeedback.screen', defaultMessage: 'Screen', description: 'Before the name of a screen' },
  field: { id: 'customerFeedback.field', defaultMessage: 'Profile field', description: 'Before the name of a field' },
  requestId: {
    id: 'customerFeedback.requestId',
    defaultMessage: 'Request ID',
    description: 'Before the id of a request that failed',
  },
  version: { id: 'customerFeedback.version', defaultMessage: 'Portal version', description: 'Before a version' },
  browser: { id: 'customerFeedback.browser', defaultMessage: 'Browser', description: 'Before the name of a browser' },
  windowSize: { id: 'customerFeedback.windowSize', defaultMessage: 'Window size', description: 'Before “390 × 844”' },
  language: {
    id: 'customerFeedback.language',
    defaultMessage: 'Language',
    description: 'Before the code of a language',
  },
  fieldName: {
    id: 'customerFeedback.fieldName',
    defaultMessage:
      '{field, select, role {Role} contactEmail {Work email} phone {Phone} internalPhone {Extension} place {Location} area {Area} businessUnit {Business unit} manager {Manager} other {Other}}',
    description: 'Name of a field of the profile',
  },
  named: {
    id: 'customerFeedback.named',
    defaultMessage: '{name} ({value})',
    description: 'What a person calls it, and what is sent',
  },
  pictures: { id: 'customerFeedback.pictures', defaultMessage: 'Pictures', description: 'Field and heading' },
  picture: {
    id: 'customerFeedback.picture',
    defaultMessage: 'Picture {number}',
    description: 'Description of a picture',
  },
  team: {
    id: 'customerFeedback.team',
    defaultMessage: 'Portal team',
    description: 'Beside the name of somebody who answers for the portal',
  },
  messages: { id: 'customerFeedback.messages', defaultMessage: 'Answers', description: 'Heading' },
  reply: { id: 'customerFeedback.reply', defaultMessage: 'Reply', description: 'Field and button' },
  replyField: { id: 'customerFeedback.replyField', defaultMessage: 'Your reply', description: 'Field' },
  withdraw: { id: 'customerFeedback.withdraw', defaultMessage: 'Withdraw', description: 'Button: takes feedback back' },
  withdrawTitle: {
    id: 'customerFeedback.withdrawTitle',
    defaultMessage: 'Withdraw this feedback?',
    description: 'Question',
  },
  withdrawText: {
    id: 'customerFeedback.withdrawText',
    defaultMessage: '“{title}” and its pictures are deleted. This can’t be undone.',
    description: 'Below that question',
  },
  cancel: { id: 'customerFeedback.cancel', defaultMessage: 'Cancel', description: 'Button' },
  withdrawn: { id: 'customerFeedback.withdrawn', defaultMessage: 'Feedback withdrawn', description: 'Tip' },
  answeredMeanwhile: {
    id: 'customerFeedback.answeredMeanwhile',
    defaultMessage: 'It was answered in the meantime, so it can’t be withdrawn',
    description: 'Tip',
  },
  notWithdrawn: {
    id: 'customerFeedback.notWithdrawn',
    defaultMessage: 'Couldn’t withdraw it. Try again.',
    description: 'Tip',
  },
})

/** What the form says. */
export const formMessages = defineMessages<{
  kind: void
  subject: void
  text: void
  letters: { count: string; most: string }
  subjectShort: void
  textMissing: void
  tooLong: { most: string }
  sentAlong: void
  sentAlongWhy: void
  picturesWhy: void
  dropPicture: void
  choosePicture: void
  releasePicture: void
  pictureRefused: { name: string }
  screenshot: void
  screenshotRefused: void
  usePicture: void
  removePicture: { number: number }
  close: void
  send: void
  sending: void
  discard: void
  unsent: void
  sent: void
  tooMany: void
}>({
  kind: {
    id: 'customerFeedback.kind',
    defaultMessage: 'What is it about?',
    description: 'Names the choice of Problem, Idea, Question …',
  },
  subject: { id: 'customerFeedback.subject', defaultMessage: 'Summary', description: 'Field: one line' },
  text: { id: 'customerFeedback.text', defaultMessage: 'Description', description: 'Field: what happened' },
  letters: {
    id: 'customerFeedback.letters',
    defaultMessage: '{count} of {most} characters',
    description: 'Below a field',
  },
  subjectShort: {
    id: 'customerFeedback.subjectShort',
    defaultMessage: 'Use at least 3 characters',
    description: 'Below the field Summary',
  },
  textMissing: {
    id: 'customerFeedback.textMissing',
    defaultMessage: 'Describe it in a few words',
    description: 'Below the field Description',
  },
  tooLong: {
    id: 'customerFeedback.tooLong',
    defaultMessage: 'Use at most {most} characters',
    description: 'Below a field',
  },
  sentAlong: {
    id: 'customerFeedback.sentAlong',
    defaultMessage: 'Sent along',
    description: 'Heading of the list of what goes with the feedback',
  },
  sentAlongWhy: {
    id: 'customerFeedback.sentAlongWhy',
    defaultMessage: 'This helps to find the cause. Clear what you don’t want to send.',
    description: 'Below “Sent along”',
  },
  picturesWhy: {
    id: 'customerFeedback.picturesWhy',
    defaultMessage: 'Cover names and faces before a picture leaves this device. Up to 3.',
    description: 'Below “Pictures”',
  },
  dropPicture: {
    id: 'customerFeedback.dropPicture',
    defaultMessage: 'Drag a picture here or paste it',
    description: 'On the surface that takes pictures',
  },
  choosePicture: { id: 'customerFeedback.choosePicture', defaultMessage: 'Choose picture', description: 'Button' },
  releasePicture: {
    id: 'customerFeedback.releasePicture',
    defaultMessage: 'Drop to add it',
    description: 'While a picture hangs over the surface',
  },
  pictureRefused: {
    id: 'customerFeedback.pictureRefused',
    defaultMessage: '{name} can’t be used. Choose a PNG, JPEG or WebP of at most 20 MB.',
    description: 'Below the surface that takes pictures',
  },
  screenshot: { id: 'customerFeedback.screenshot', defaultMessage: 'Take a screenshot', description: 'Button' },
  screenshotRefused: {
    id: 'customerFeedback.screenshotRefused',
    defaultMessage: 'No screenshot was taken. Paste or choose a picture instead.',
    description: 'Where the browser or the person refused',
  },
  usePicture: {
    id: 'customerFeedback.usePicture',
    defaultMessage: 'Use this picture',
    description: 'Button in the editor: sends the picture',
  },
  removePicture: {
    id: 'customerFeedback.removePicture',
    defaultMessage: 'Remove picture {number}',
    description: 'Button',
  },
  close: { id: 'customerFeedback.close', defaultMessage: 'Close', description: 'Button' },
  send: { id: 'customerFeedback.send', defaultMessage: 'Send', description: 'Button' },
  sending: { id: 'customerFeedback.sending', defaultMessage: 'Sending…', description: 'On the button' },
  discard: {
    id: 'customerFeedback.discard',
    defaultMessage: 'Discard',
    description: 'Button: throws what was typed away',
  },
  unsent: {
    id: 'customerFeedback.unsent',
    defaultMessage: 'Not sent yet, kept on this device',
    description: 'Beside the button',
  },
  sent: { id: 'customerFeedback.sent', defaultMessage: 'Feedback sent', description: 'Tip' },
  tooMany: {
    id: 'customerFeedback.tooMany',
    defaultMessage: 'You’ve sent 20 today, which is the most. Try again tomorrow.',
    description: 'Above the button',
  },
})
