import { defineMessages } from '@/shared/i18n'

/** Messages of the assistant. */
export const messages = defineMessages<{
  open: void
  title: void
  newChat: void
  widen: void
  narrow: void
  close: void
  resize: void
  width: { px: number }
  greeting: { name: string }
  description: void
  suggestions: void
  suggestNews: void
  suggestTasks: void
  suggestSearch: void
  conversation: void
  youAsked: void
  answered: void
  thinking: void
  stop: void
  source: { number: number; title: string }
  sources: void
  postIn: { community: string }
  post: void
  attachment: void
  attachmentPage: { page: number }
  opensInNewTab: void
  table: void
  helpful: void
  notHelpful: void
  copy: void
  feedback: void
  ask: void
  send: void
  tooMany: void
  notAllowed: void
  failed: void
  askAgain: void
  expired: void
  expiredText: void
  stopped: void
  earlier: void
  latest: void
  made: void
  copied: void
  copyRefused: void
  whatHelped: void
  whatFailed: void
  accurate: void
  complete: void
  easyToRead: void
  goodSources: void
  wrong: void
  incomplete: void
  outOfDate: void
  offTopic: void
  poorSources: void
  moreWords: void
  sendDetail: void
  noDetail: void
  thanks: void
}>({
  open: { id: 'aiChat.open', defaultMessage: 'Assistant', description: 'Button in the header' },
  title: { id: 'aiChat.title', defaultMessage: 'Assistant', description: 'Title of the panel' },
  newChat: { id: 'aiChat.newChat', defaultMessage: 'New chat', description: 'Button of the panel' },
  widen: { id: 'aiChat.widen', defaultMessage: 'Expand panel', description: 'Button of the panel' },
  narrow: { id: 'aiChat.narrow', defaultMessage: 'Shrink panel', description: 'Button of the panel' },
  close: { id: 'aiChat.close', defaultMessage: 'Close assistant', description: 'Button of the panel' },
  resize: {
    id: 'aiChat.resize',
    defaultMessage: 'Assistant width',
    description: 'Names the edge of the panel that is dragged to resize it',
  },
  width: {
    id: 'aiChat.width',
    defaultMessage: '{px, plural, one {# pixel} other {# pixels}}',
    description: 'The width of the panel, read out while it changes',
  },
  greeting: { id: 'aiChat.greeting', defaultMessage: 'Hi {name}', description: '{name} is a first name' },
  description: {
    id: 'aiChat.description',
    defaultMessage:
      'Ask about what’s been posted in your communities. Answers come from AI and can be wrong, so each one shows its sources.',
    description: 'Below the greeting of the assistant',
  },
  suggestions: {
    id: 'aiChat.suggestions',
    defaultMessage: 'Try asking',
    description: 'Above questions to choose from',
  },
  suggestNews: {
    id: 'aiChat.suggestNews',
    defaultMessage: 'What’s new in my communities this week?',
    description: 'A question that can be put to the assistant by a press',
  },
  suggestTasks: {
    id: 'aiChat.suggestTasks',
    defaultMessage: 'What do I have to decide today?',
    description: 'A question that can be put to the assistant by a press',
  },
  suggestSearch: {
    id: 'aiChat.suggestSearch',
    defaultMessage: 'Who can help me with safety on line 4?',
    description: 'A question that can be put to the assistant by a press',
  },
  conversation: {
    id: 'aiChat.conversation',
    defaultMessage: 'Conversation with the assistant',
    description: 'Names the questions and answers for screen readers',
  },
  youAsked: { id: 'aiChat.youAsked', defaultMessage: 'You asked:', description: 'For screen readers' },
  answered: { id: 'aiChat.answered', defaultMessage: 'The assistant answers:', description: 'For screen readers' },
  thinking: {
    id: 'aiChat.thinking',
    defaultMessage: 'Looking for an answer',
    description: 'While the assistant is working on it',
  },
  stop: { id: 'aiChat.stop', defaultMessage: 'Stop', description: 'Button: do not wait for the answer' },
  source: {
    id: 'aiChat.source',
    defaultMessage: 'Source {number, number}: {title}',
    description: 'Names a small number in an answer that leads to its source',
  },
  sources: { id: 'aiChat.sources', defaultMessage: 'Sources', description: 'Names the list of sources' },
  postIn: {
    id: 'aiChat.postIn',
    defaultMessage: 'Post in {community}',
    description: 'Below the title of a source',
  },
  post: { id: 'aiChat.post', defaultMessage: 'Post', description: 'Below the title of a source' },
  attachment: { id: 'aiChat.attachment', defaultMessage: 'Attachment', description: 'Below the name of a source' },
  attachmentPage: {
    id: 'aiChat.attachmentPage',
    defaultMessage: 'Attachment, page {page, number}',
    description: 'Below the name of a source',
  },
  opensInNewTab: {
    id: 'aiChat.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after a link',
  },
  table: { id: 'aiChat.table', defaultMessage: 'Table', description: 'Names a table in an answer' },
  helpful: { id: 'aiChat.helpful', defaultMessage: 'Helpful', description: 'Button under an answer' },
  notHelpful: { id: 'aiChat.notHelpful', defaultMessage: 'Not helpful', description: 'Button under an answer' },
  copy: { id: 'aiChat.copy', defaultMessage: 'Copy with sources', description: 'Button under an answer' },
  feedback: {
    id: 'aiChat.feedback',
    defaultMessage: 'Feedback on this answer',
    description: 'Names the row of buttons under an answer',
  },
  ask: { id: 'aiChat.ask', defaultMessage: 'Ask a question', description: 'Field at the foot of the panel' },
  send: { id: 'aiChat.send', defaultMessage: 'Send question', description: 'Button' },
  // These three ids are the label keys of the specification, by which a customer's labels replace them.
  tooMany: {
    id: 'AI.ERROR_429',
    defaultMessage: 'Too many questions. Try again in a minute.',
    description: 'In place of an answer',
  },
  notAllowed: {
    id: 'AI.ERROR_422',
    defaultMessage: 'The assistant doesn’t have access to what you asked about.',
    description: 'In place of an answer',
  },
  failed: {
    id: 'AI.ERROR',
    defaultMessage: 'The assistant didn’t answer. Your question is kept.',
    description: 'In place of an answer',
  },
  askAgain: {
    id: 'aiChat.askAgain',
    defaultMessage: 'Ask again',
    description: 'Button: sends the last question again',
  },
  expired: {
    id: 'aiChat.expired',
    defaultMessage: 'This chat has ended',
    description: 'Title of a warning: the assistant no longer knows the conversation',
  },
  expiredText: {
    id: 'aiChat.expiredText',
    defaultMessage:
      'This chat ended after a period of inactivity. You can still read it. Start a new chat to ask more.',
    description: 'Below "This chat has ended"',
  },
  stopped: {
    id: 'aiChat.stopped',
    defaultMessage: 'Answer stopped.',
    description: 'Below a question that was given up',
  },
  earlier: {
    id: 'aiChat.earlier',
    defaultMessage: 'Show earlier messages',
    description: 'Button above the messages of a long conversation',
  },
  latest: {
    id: 'aiChat.latest',
    defaultMessage: 'Jump to latest',
    description: 'Button over the messages, when somebody has scrolled up',
  },
  made: {
    id: 'aiChat.made',
    defaultMessage: 'AI-generated',
    description: 'Below an answer: says what it is, as the law asks for',
  },
  copied: {
    id: 'aiChat.copied',
    defaultMessage: 'Answer copied',
    description: 'Tip',
  },
  copyRefused: {
    id: 'aiChat.copyRefused',
    defaultMessage: 'Your browser blocked copying',
    description: 'Tip',
  },
  whatHelped: {
    id: 'aiChat.whatHelped',
    defaultMessage: 'What did you like?',
    description: 'Title of a short form after the button "Helpful"',
  },
  whatFailed: {
    id: 'aiChat.whatFailed',
    defaultMessage: 'What went wrong?',
    description: 'Title of a short form after the button "Not helpful"',
  },
  accurate: {
    id: 'aiChat.accurate',
    defaultMessage: 'Accurate',
    description: 'A reason to choose, for a helpful answer',
  },
  complete: {
    id: 'aiChat.complete',
    defaultMessage: 'Complete',
    description: 'A reason to choose, for a helpful answer',
  },
  easyToRead: {
    id: 'aiChat.easyToRead',
    defaultMessage: 'Easy to read',
    description: 'A reason to choose, for a helpful answer',
  },
  goodSources: {
    id: 'aiChat.goodSources',
    defaultMessage: 'Good sources',
    description: 'A reason to choose, for a helpful answer',
  },
  wrong: {
    id: 'aiChat.wrong',
    defaultMessage: 'Incorrect',
    description: 'A reason to choose, for an answer that did not help',
  },
  incomplete: {
    id: 'aiChat.incomplete',
    defaultMessage: 'Incomplete',
    description: 'A reason to choose, for an answer that did not help',
  },
  outOfDate: {
    id: 'aiChat.outOfDate',
    defaultMessage: 'Out of date',
    description: 'A reason to choose, for an answer that did not help',
  },
  offTopic: {
    id: 'aiChat.offTopic',
    defaultMessage: 'Off topic',
    description: 'A reason to choose, for an answer that did not help',
  },
  poorSources: {
    id: 'aiChat.poorSources',
    defaultMessage: 'Irrelevant sources',
    description: 'A reason to choose, for an answer that did not help',
  },
  moreWords: {
    id: 'aiChat.moreWords',
    defaultMessage: 'Tell us more',
    description: 'Field of the short form about an answer',
  },
  sendDetail: {
    id: 'aiChat.sendDetail',
    defaultMessage: 'Send',
    description: 'Button of the short form about an answer',
  },
  noDetail: {
    id: 'aiChat.noDetail',
    defaultMessage: 'Not now',
    description: 'Button: closes the short form about an answer',
  },
  thanks: {
    id: 'aiChat.thanks',
    defaultMessage: 'Thanks. Your feedback helps improve answers.',
    description: 'After feedback on an answer was sent',
  },
})
