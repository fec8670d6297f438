import { defineMessages } from '@/shared/i18n'

/** Words of asking for feedback and answering. */
export const messages = defineMessages<{
  title: void
  yourTitle: void
  titleOf: { name: string }
  toPost: void
  toAll: void
  ask: void
  empty: void
  emptyText: void
  notAsked: void
  openYours: void
  failed: void
  loadFailed: void
  offline: void
  goneTitle: void
  goneText: void
  closedMeanwhile: void
  changedMeanwhile: void
  answerMissing: void
  answerTooLong: void
  tooManyFiles: void
  remindedToday: void
  requested: void
  draft: void
  submitted: void
  returned: void
  accepted: void
  withdrawn: void
  closed: void
  all: void
  show: void
  search: void
  request: void
  askedBy: { name: string; date: string }
  person: void
  state: void
  verdict: void
  when: void
  answer: void
  read: { name: string }
  openTask: { name: string }
  nobodyFound: void
  loading: void
  more: void
  remind: { count: number }
  reminded: { count: number }
  closeRequest: void
  closeTitle: void
  closeText: { count: number }
  cancel: void
  discard: void
  dismiss: void
  changeRequest: void
  changeTitle: void
  addRecipients: void
  addRecipientsHint: void
  saveRequest: void
  requestSaved: void
  requestConflict: void
  theirQuestion: { question: string }
  question: void
  questionMissing: void
  recipients: void
  recipientsHint: void
  recipientsMissing: void
  cannotRead: { names: string }
  tooMany: void
  askVerdict: void
  allowFiles: void
  duePast: void
  send: void
  sending: void
  asked: { count: number }
  onlyAskers: void
  agree: void
  changes: void
  disagree: void
  answerHint: void
  optional: void
  files: void
  drop: void
  choose: void
  release: void
  fileRefused: { name: string }
  removeFile: { name: string }
  submit: void
  submitOnce: void
  filesOnTheirWay: void
  thanks: void
  withdrawnText: void
  closedText: void
  returnedBecause: { note: string }
  notYet: { name: string }
  noWords: void
  accept: void
  giveBack: void
  withdraw: void
  note: void
  noteMissing: void
  wasAccepted: void
  wasReturned: void
  wasWithdrawn: void
  thePost: void
  openPost: void
  newTab: void
}>({
  title: {
    id: 'feedbackTasks.title',
    defaultMessage: 'Feedback',
    description: 'Page title: what people were asked about a post',
  },
  yourTitle: {
    id: 'feedbackTasks.yourTitle',
    defaultMessage: 'Your feedback',
    description: 'Page title: what the reader was asked about a post',
  },
  titleOf: {
    id: 'feedbackTasks.titleOf',
    defaultMessage: 'Feedback from {name}',
    description: 'Page title: what another person answered',
  },
  toPost: { id: 'feedbackTasks.toPost', defaultMessage: 'Back to the post', description: 'Link' },
  toAll: { id: 'feedbackTasks.toAll', defaultMessage: 'All answers', description: 'Link from one answer to the list' },
  ask: { id: 'feedbackTasks.ask', defaultMessage: 'Ask for feedback', description: 'Button' },
  empty: { id: 'feedbackTasks.empty', defaultMessage: 'No feedback asked for yet', description: 'Empty list' },
  emptyText: {
    id: 'feedbackTasks.emptyText',
    defaultMessage: 'Ask people what they think of this post. Each of them gets a task.',
    description: 'Below the title of an empty list',
  },
  notAsked: {
    id: 'feedbackTasks.notAsked',
    defaultMessage: 'You weren’t asked for feedback here',
    description: 'Shown where a person has nothing to answer',
  },
  openYours: { id: 'feedbackTasks.openYours', defaultMessage: 'Open your answer', description: 'Link' },
  failed: { id: 'feedbackTasks.failed', defaultMessage: 'That didn’t work. Try again.', description: 'A call failed' },
  loadFailed: {
    id: 'feedbackTasks.loadFailed',
    defaultMessage: 'Couldn’t load the feedback',
    description: 'A page or list failed to load',
  },
  offline: {
    id: 'feedbackTasks.offline',
    defaultMessage: 'You’re offline. Nothing was sent; your answer is kept on this device.',
    description: 'A call failed without a network',
  },
  goneTitle: {
    id: 'feedbackTasks.goneTitle',
    defaultMessage: 'This feedback request no longer exists',
    description: 'Page of a feedback task that is gone or of another person',
  },
  goneText: {
    id: 'feedbackTasks.goneText',
    defaultMessage: 'Only the person asked and those who asked can open it.',
    description: 'Below the title of a page that cannot be opened',
  },
  closedMeanwhile: {
    id: 'feedbackTasks.closedMeanwhile',
    defaultMessage: 'This request is closed. Your answer wasn’t sent; it is still here.',
    description: 'The request was closed while somebody was writing',
  },
  changedMeanwhile: {
    id: 'feedbackTasks.changedMeanwhile',
    defaultMessage: 'This changed in the meantime. Check it and try again.',
    description: 'Another place or person was faster',
  },
  answerMissing: {
    id: 'feedbackTasks.answerMissing',
    defaultMessage: 'Write an answer, choose a verdict or add a file',
    description: 'Error of an empty answer',
  },
  answerTooLong: {
    id: 'feedbackTasks.answerTooLong',
    defaultMessage: 'The answer may have at most 10,000 characters',
    description: 'Error',
  },
  tooManyFiles: {
    id: 'feedbackTasks.tooManyFiles',
    defaultMessage: 'An answer holds at most 20 files',
    description: 'Error',
  },
  remindedToday: {
    id: 'feedbackTasks.remindedToday',
    defaultMessage: 'Everyone was reminded in the last 24 hours',
    description: 'Tip',
  },
  requested: {
    id: 'feedbackTasks.requested',
    defaultMessage: 'Not answered',
    description: 'State: somebody was asked and has not answered',
  },
  draft: { id: 'feedbackTasks.draft', defaultMessage: 'Draft', description: 'State: the reader has begun to answer' },
  submitted: { id: 'feedbackTasks.submitted', defaultMessage: 'Submitted', description: 'State of an answer' },
  returned: {
    id: 'feedbackTasks.returned',
    defaultMessage: 'Returned',
    description: 'State of an answer that its author is to change',
  },
  accepted: { id: 'feedbackTasks.accepted', defaultMessage: 'Accepted', description: 'State of an answer' },
  withdrawn: {
    id: 'feedbackTasks.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State: an answer is not asked for any more',
  },
  closed: { id: 'feedbackTasks.closed', defaultMessage: 'Closed', description: 'State of a request' },
  all: { id: 'feedbackTasks.all', defaultMessage: 'All', description: 'Filter: everybody' },
  show: { id: 'feedbackTasks.show', defaultMessage: 'Show', description: 'Label of the filter' },
  search: { id: 'feedbackTasks.search', defaultMessage: 'Search people', description: 'Label of a field' },
  request: {
    id: 'feedbackTasks.request',
    defaultMessage: 'Request',
    description: 'Label of the choice between several requests',
  },
  askedBy: {
    id: 'feedbackTasks.askedBy',
    defaultMessage: '{name} asked on {date}',
    description: 'Who asked, and when',
  },
  person: { id: 'feedbackTasks.person', defaultMessage: 'Person', description: 'Column' },
  state: { id: 'feedbackTasks.state', defaultMessage: 'Status', description: 'Column' },
  verdict: {
    id: 'feedbackTasks.verdict',
    defaultMessage: 'Verdict',
    description: 'Column and label: whether somebody agrees',
  },
  when: { id: 'feedbackTasks.when', defaultMessage: 'When', description: 'Column' },
  answer: { id: 'feedbackTasks.answer', defaultMessage: 'Answer', description: 'Column and label of the field' },
  read: { id: 'feedbackTasks.read', defaultMessage: 'Read: {name}', description: 'Link to the answer of a person' },
  openTask: {
    id: 'feedbackTasks.openTask',
    defaultMessage: 'Open: {name}',
    description: 'Link to what a person was asked',
  },
  nobodyFound: { id: 'feedbackTasks.nobodyFound', defaultMessage: 'No matching people', description: 'Empty table' },
  loading: { id: 'feedbackTasks.loading', defaultMessage: 'Loading', description: 'Table is loading' },
  more: { id: 'feedbackTasks.more', defaultMessage: 'Show more', description: 'Button below a list' },
  remind: {
    id: 'feedbackTasks.remind',
    defaultMessage: '{count, plural, one {Remind # person} other {Remind # people}}',
    description: 'Button: reminds those who have not answered',
  },
  reminded: {
    id: 'feedbackTasks.reminded',
    defaultMessage: '{count, plural, one {# person was reminded} other {# people were reminded}}',
    description: 'Tip',
  },
  closeRequest: { id: 'feedbackTasks.closeRequest', defaultMessage: 'Close request', description: 'Button' },
  closeTitle: {
    id: 'feedbackTasks.closeTitle',
    defaultMessage: 'Close this request?',
    description: 'Title of a question',
  },
  closeText: {
    id: 'feedbackTasks.closeText',
    defaultMessage:
      '{count, plural, =0 {Everyone has answered. Answers stay and can still be accepted.} one {# person hasn’t answered and will no longer be able to. Answers stay.} other {# people haven’t answered and will no longer be able to. Answers stay.}}',
    description: 'What follows from closing a request',
  },
  cancel: { id: 'feedbackTasks.cancel', defaultMessage: 'Cancel', description: 'Button' },
  discard: {
    id: 'feedbackTasks.discard',
    defaultMessage: 'Discard',
    description: 'Button: throws away what was written',
  },
  dismiss: { id: 'feedbackTasks.dismiss', defaultMessage: 'Close', description: 'Closes a dialog or a message' },
  changeRequest: {
    id: 'feedbackTasks.changeRequest',
    defaultMessage: 'Edit request',
    description: 'Button: changes what people were asked, or asks more of them',
  },
  changeTitle: {
    id: 'feedbackTasks.changeTitle',
    defaultMessage: 'Edit feedback request',
    description: 'Title of a dialog',
  },
  addRecipients: {
    id: 'feedbackTasks.addRecipients',
    defaultMessage: 'Add people',
    description: 'Label of the field: who is asked as well',
  },
  addRecipientsHint: {
    id: 'feedbackTasks.addRecipientsHint',
    defaultMessage: 'People or groups who can read this post. No one is asked twice.',
    description: 'Hint at the field',
  },
  saveRequest: {
    id: 'feedbackTasks.saveRequest',
    defaultMessage: 'Save',
    description: 'Button: saves a changed request',
  },
  requestSaved: {
    id: 'feedbackTasks.requestSaved',
    defaultMessage: 'Request saved',
    description: 'Tip',
  },
  requestConflict: {
    id: 'feedbackTasks.requestConflict',
    defaultMessage: 'Someone else changed this request. Your changes are still here: check them and save again.',
    description: 'In the form, after another person was faster',
  },
  theirQuestion: {
    id: 'feedbackTasks.theirQuestion',
    defaultMessage: 'Their question: {question}',
    description: 'In the form, after another person was faster: what they ask',
  },
  question: { id: 'feedbackTasks.question', defaultMessage: 'Question', description: 'Label of the field' },
  questionMissing: { id: 'feedbackTasks.questionMissing', defaultMessage: 'Write a question', description: 'Error' },
  recipients: { id: 'feedbackTasks.recipients', defaultMessage: 'People to ask', description: 'Label of the field' },
  recipientsHint: {
    id: 'feedbackTasks.recipientsHint',
    defaultMessage: 'People or groups who can read this post. Each person answers alone.',
    description: 'Hint at the field',
  },
  recipientsMissing: {
    id: 'feedbackTasks.recipientsMissing',
    defaultMessage: 'Choose at least one person',
    description: 'Error',
  },
  cannotRead: {
    id: 'feedbackTasks.cannotRead',
    defaultMessage: 'Can’t read this post: {names}',
    description: 'Error: names of those who were chosen',
  },
  tooMany: { id: 'feedbackTasks.tooMany', defaultMessage: 'Ask at most 500 people at once', description: 'Error' },
  askVerdict: {
    id: 'feedbackTasks.askVerdict',
    defaultMessage: 'Ask for a verdict',
    description: 'Check box: agree, needs changes or disagree',
  },
  allowFiles: { id: 'feedbackTasks.allowFiles', defaultMessage: 'Allow files', description: 'Check box' },
  duePast: { id: 'feedbackTasks.duePast', defaultMessage: 'This day is over', description: 'Error' },
  send: { id: 'feedbackTasks.send', defaultMessage: 'Ask', description: 'Button: sends the question' },
  sending: { id: 'feedbackTasks.sending', defaultMessage: 'Sending', description: 'A button is at work' },
  asked: {
    id: 'feedbackTasks.asked',
    defaultMessage: '{count, plural, one {# person was asked} other {# people were asked}}',
    description: 'Tip',
  },
  onlyAskers: {
    id: 'feedbackTasks.onlyAskers',
    defaultMessage: 'Only the author, moderators and the assignee of this post can do this.',
    description: 'Refusal',
  },
  agree: { id: 'feedbackTasks.agree', defaultMessage: 'I agree', description: 'Verdict' },
  changes: { id: 'feedbackTasks.changes', defaultMessage: 'Needs changes', description: 'Verdict' },
  disagree: { id: 'feedbackTasks.disagree', defaultMessage: 'I disagree', description: 'Verdict' },
  answerHint: {
    id: 'feedbackTasks.answerHint',
    defaultMessage: 'Only the people who asked will read it.',
    description: 'Hint at the field of the answer',
  },
  optional: { id: 'feedbackTasks.optional', defaultMessage: 'optional', description: 'Behind the label of a field' },
  files: { id: 'feedbackTasks.files', defaultMessage: 'Files', description: 'Label of the files of an answer' },
  drop: {
    id: 'feedbackTasks.drop',
    defaultMessage: 'Drag files here',
    description: 'Words on the surface that takes files',
  },
  choose: { id: 'feedbackTasks.choose', defaultMessage: 'Add a file', description: 'Looks like a button' },
  release: {
    id: 'feedbackTasks.release',
    defaultMessage: 'Drop to add',
    description: 'While files hang above the surface',
  },
  fileRefused: {
    id: 'feedbackTasks.fileRefused',
    defaultMessage: '{name} can’t be added',
    description: 'A file was not taken',
  },
  removeFile: { id: 'feedbackTasks.removeFile', defaultMessage: 'Remove {name}', description: 'Button at a file' },
  submit: { id: 'feedbackTasks.submit', defaultMessage: 'Submit', description: 'Button: sends the answer' },
  submitOnce: {
    id: 'feedbackTasks.submitOnce',
    defaultMessage: 'You can’t change it once it is submitted.',
    description: 'Beside the button that sends the answer',
  },
  filesOnTheirWay: {
    id: 'feedbackTasks.filesOnTheirWay',
    defaultMessage: 'Wait until the files are uploaded, or remove them.',
    description: 'Error: files are still being sent or have failed',
  },
  thanks: { id: 'feedbackTasks.thanks', defaultMessage: 'Answer submitted', description: 'Tip' },
  withdrawnText: {
    id: 'feedbackTasks.withdrawnText',
    defaultMessage: 'Your answer is no longer needed.',
    description: 'State of what was asked',
  },
  closedText: {
    id: 'feedbackTasks.closedText',
    defaultMessage: 'This request is closed. No more answers can be sent.',
    description: 'State of what was asked',
  },
  returnedBecause: {
    id: 'feedbackTasks.returnedBecause',
    defaultMessage: 'Returned: {note}',
    description: 'Why an answer came back',
  },
  notYet: {
    id: 'feedbackTasks.notYet',
    defaultMessage: '{name} hasn’t answered yet.',
    description: 'Instead of an answer',
  },
  noWords: { id: 'feedbackTasks.noWords', defaultMessage: 'No comment', description: 'An answer without words' },
  accept: { id: 'feedbackTasks.accept', defaultMessage: 'Accept', description: 'Button' },
  giveBack: {
    id: 'feedbackTasks.giveBack',
    defaultMessage: 'Return',
    description: 'Button: the author is to change the answer',
  },
  withdraw: {
    id: 'feedbackTasks.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: an answer is not asked for any more',
  },
  note: {
    id: 'feedbackTasks.note',
    defaultMessage: 'What’s missing?',
    description: 'Label of the field when an answer is returned',
  },
  noteMissing: { id: 'feedbackTasks.noteMissing', defaultMessage: 'Say what’s missing', description: 'Error' },
  wasAccepted: { id: 'feedbackTasks.wasAccepted', defaultMessage: 'Answer accepted', description: 'Tip' },
  wasReturned: { id: 'feedbackTasks.wasReturned', defaultMessage: 'Answer returned', description: 'Tip' },
  wasWithdrawn: { id: 'feedbackTasks.wasWithdrawn', defaultMessage: 'Request withdrawn', description: 'Tip' },
  thePost: {
    id: 'feedbackTasks.thePost',
    defaultMessage: 'The post',
    description: 'Names the part with the text that was asked about',
  },
  openPost: { id: 'feedbackTasks.openPost', defaultMessage: 'Open the post', description: 'Link' },
  newTab: {
    id: 'feedbackTasks.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Hint at links to other hosts',
  },
})
