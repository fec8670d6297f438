import { defineMessages } from '@/shared/i18n'

/** Words of surveys. */
export const messages = defineMessages<{
  title: void
  answer: void
  goOn: void
  change: void
  myAnswers: void
  facts: { count: number; minutes: number }
  until: { date: string }
  opens: { date: string }
  closed: { date: string }
  closedNow: void
  answered: { date: string }
  progress: { done: number; total: number }
  counts: { done: number; total: number }
  named: void
  canChange: void
  isFinal: void
  back: void
  next: void
  previous: void
  send: void
  saving: void
  saved: void
  onDevice: void
  conflict: void
  takeTheirs: void
  keepMine: void
  incomplete: { count: number }
  sent: void
  sendFailed: void
  loading: void
  loadFailed: void
  none: void
  notAsked: void
  alreadySent: void
  notAnswered: void
  noAnswer: void
  allAnswers: void
  preview: void
  revision: { revision: number }
  tryIt: void
  trial: void
  nothingKept: void
  finishTrial: void
  trialDone: void
  endTrial: void
  required: void
  askedIf: void
  askedIfAll: void
  askedIfAny: void
  isAnswered: { question: string }
  isNotAnswered: { question: string }
  isEqual: { question: string; answer: string }
  isNotEqual: { question: string; answer: string }
  isAtLeast: { question: string; answer: string }
  isAtMost: { question: string; answer: string }
  yes: void
  no: void
  kindYesNo: void
  kindSingle: void
  kindMultiple: void
  kindScale: void
  kindNumber: void
  kindRanking: void
  kindMatrix: void
  kindDate: void
  kindText: void
}>({
  title: { id: 'surveys.title', defaultMessage: 'Survey', description: 'Title of the card beside a post' },
  answer: { id: 'surveys.answer', defaultMessage: 'Answer', description: 'Button and link: opens a survey' },
  goOn: {
    id: 'surveys.goOn',
    defaultMessage: 'Continue answering',
    description: 'Button: opens a survey that was begun',
  },
  change: {
    id: 'surveys.change',
    defaultMessage: 'Change answers',
    description: 'Button: opens a survey that was answered',
  },
  myAnswers: { id: 'surveys.myAnswers', defaultMessage: 'My answers', description: 'Title and link' },
  facts: {
    id: 'surveys.facts',
    defaultMessage: '{count, plural, one {# question} other {# questions}}, about {minutes} min',
    description: 'How long a survey takes',
  },
  until: { id: 'surveys.until', defaultMessage: 'Open until {date}', description: 'Until when a survey takes answers' },
  opens: { id: 'surveys.opens', defaultMessage: 'Opens on {date}', description: 'From when a survey takes answers' },
  closed: { id: 'surveys.closed', defaultMessage: 'Closed on {date}', description: 'When a survey ended' },
  closedNow: {
    id: 'surveys.closedNow',
    defaultMessage: 'This survey is closed',
    description: 'Title: it takes no answers any more',
  },
  answered: { id: 'surveys.answered', defaultMessage: 'You answered on {date}', description: 'How the person stands' },
  progress: {
    id: 'surveys.progress',
    defaultMessage: '{done} of {total} answered',
    description: 'How many of those asked have answered, and how many questions',
  },
  counts: {
    id: 'surveys.counts',
    defaultMessage: '{done} of {total} people have answered',
    description: 'On the card, for those who see results',
  },
  named: {
    id: 'surveys.named',
    defaultMessage: 'Those who manage this survey see your name beside your answers.',
    description: 'At the start of a survey',
  },
  canChange: {
    id: 'surveys.canChange',
    defaultMessage: 'You can change your answers until the survey closes.',
    description: 'At the start of a survey',
  },
  isFinal: {
    id: 'surveys.isFinal',
    defaultMessage: 'Once sent, your answers can’t be changed.',
    description: 'At the start of a survey',
  },
  back: { id: 'surveys.back', defaultMessage: 'Back to the post', description: 'Link' },
  next: { id: 'surveys.next', defaultMessage: 'Continue', description: 'Button: the next part of a survey' },
  previous: { id: 'surveys.previous', defaultMessage: 'Back', description: 'Button: the part of a survey before' },
  send: { id: 'surveys.send', defaultMessage: 'Send', description: 'Button: sends the answers' },
  saving: { id: 'surveys.saving', defaultMessage: 'Saving…', description: 'Beside the answers' },
  saved: { id: 'surveys.saved', defaultMessage: 'Saved. Not sent yet.', description: 'Beside the answers' },
  onDevice: {
    id: 'surveys.onDevice',
    defaultMessage: 'Saved on this device. Not sent yet.',
    description: 'Beside the answers, without network',
  },
  conflict: {
    id: 'surveys.conflict',
    defaultMessage: 'You answered on another device',
    description: 'Title of a banner',
  },
  takeTheirs: {
    id: 'surveys.takeTheirs',
    defaultMessage: 'Use those answers',
    description: 'Button: takes the answers of the other device',
  },
  keepMine: {
    id: 'surveys.keepMine',
    defaultMessage: 'Keep these answers',
    description: 'Button: keeps the answers of this device',
  },
  incomplete: {
    id: 'surveys.incomplete',
    defaultMessage: '{count, plural, one {# question needs your attention} other {# questions need your attention}}',
    description: 'Title above links to questions',
  },
  sent: { id: 'surveys.sent', defaultMessage: 'Answers sent', description: 'Tip' },
  sendFailed: {
    id: 'surveys.sendFailed',
    defaultMessage: 'Couldn’t send your answers. They’re still here.',
    description: 'Error below the questions',
  },
  loading: { id: 'surveys.loading', defaultMessage: 'Loading survey', description: 'Read out while it loads' },
  loadFailed: { id: 'surveys.loadFailed', defaultMessage: 'Couldn’t load the survey', description: 'Title' },
  none: { id: 'surveys.none', defaultMessage: 'This post has no survey', description: 'Title' },
  notAsked: {
    id: 'surveys.notAsked',
    defaultMessage: 'This survey isn’t for you',
    description: 'Title: others are asked',
  },
  alreadySent: {
    id: 'surveys.alreadySent',
    defaultMessage: 'You’ve already answered',
    description: 'Title: the answers cannot be changed',
  },
  notAnswered: { id: 'surveys.notAnswered', defaultMessage: 'You haven’t answered', description: 'Title' },
  noAnswer: { id: 'surveys.noAnswer', defaultMessage: 'No answer', description: 'Below a question' },
  allAnswers: {
    id: 'surveys.allAnswers',
    defaultMessage: 'All answers',
    description: 'Link: what everyone answered',
  },
  preview: {
    id: 'surveys.preview',
    defaultMessage: 'Preview',
    description: 'Link: the questions, to be read and tried',
  },
  revision: {
    id: 'surveys.revision',
    defaultMessage: 'version {revision}',
    description: 'Which questions are shown: their number, behind a comma-like dot',
  },
  tryIt: {
    id: 'surveys.tryIt',
    defaultMessage: 'Try it',
    description: 'Button: answers the questions without sending',
  },
  trial: {
    id: 'surveys.trial',
    defaultMessage: 'This is a trial. Your answers aren’t saved or sent.',
    description: 'At the start of a trial',
  },
  nothingKept: {
    id: 'surveys.nothingKept',
    defaultMessage: 'Trial, nothing is sent',
    description: 'Beside the progress of a trial',
  },
  finishTrial: {
    id: 'surveys.finishTrial',
    defaultMessage: 'Finish trial',
    description: 'Button: instead of sending',
  },
  trialDone: {
    id: 'surveys.trialDone',
    defaultMessage: 'Nothing is missing. In earnest, the answers would now be sent.',
    description: 'At the end of a trial',
  },
  endTrial: {
    id: 'surveys.endTrial',
    defaultMessage: 'Back to the preview',
    description: 'Button',
  },
  required: {
    id: 'surveys.required',
    defaultMessage: 'Required',
    description: 'Of a question',
  },
  askedIf: {
    id: 'surveys.askedIf',
    defaultMessage: 'Asked only if:',
    description: 'Above a condition',
  },
  askedIfAll: {
    id: 'surveys.askedIfAll',
    defaultMessage: 'Asked only if all of this is true:',
    description: 'Above conditions',
  },
  askedIfAny: {
    id: 'surveys.askedIfAny',
    defaultMessage: 'Asked only if any of this is true:',
    description: 'Above conditions',
  },
  isAnswered: {
    id: 'surveys.isAnswered',
    defaultMessage: '“{question}” is answered',
    description: 'A condition',
  },
  isNotAnswered: {
    id: 'surveys.isNotAnswered',
    defaultMessage: '“{question}” isn’t answered',
    description: 'A condition',
  },
  isEqual: {
    id: 'surveys.isEqual',
    defaultMessage: '“{question}”: {answer}',
    description: 'A condition: a question and the answer to it',
  },
  isNotEqual: {
    id: 'surveys.isNotEqual',
    defaultMessage: '“{question}”: not {answer}',
    description: 'A condition',
  },
  isAtLeast: {
    id: 'surveys.isAtLeast',
    defaultMessage: '“{question}”: {answer} or more',
    description: 'A condition',
  },
  isAtMost: {
    id: 'surveys.isAtMost',
    defaultMessage: '“{question}”: {answer} or less',
    description: 'A condition',
  },
  yes: {
    id: 'surveys.yes',
    defaultMessage: 'Yes',
    description: 'An answer, in a condition',
  },
  no: {
    id: 'surveys.no',
    defaultMessage: 'No',
    description: 'An answer, in a condition',
  },
  kindYesNo: {
    id: 'surveys.kindYesNo',
    defaultMessage: 'Yes or no',
    description: 'Kind of a question',
  },
  kindSingle: {
    id: 'surveys.kindSingle',
    defaultMessage: 'One choice',
    description: 'Kind of a question',
  },
  kindMultiple: {
    id: 'surveys.kindMultiple',
    defaultMessage: 'Several choices',
    description: 'Kind of a question',
  },
  kindScale: {
    id: 'surveys.kindScale',
    defaultMessage: 'Scale',
    description: 'Kind of a question',
  },
  kindNumber: {
    id: 'surveys.kindNumber',
    defaultMessage: 'Number',
    description: 'Kind of a question',
  },
  kindRanking: {
    id: 'surveys.kindRanking',
    defaultMessage: 'Ranking',
    description: 'Kind of a question: put into an order',
  },
  kindMatrix: {
    id: 'surveys.kindMatrix',
    defaultMessage: 'Table of choices',
    description: 'Kind of a question: one choice a row',
  },
  kindDate: {
    id: 'surveys.kindDate',
    defaultMessage: 'Date',
    description: 'Kind of a question',
  },
  kindText: {
    id: 'surveys.kindText',
    defaultMessage: 'Text',
    description: 'Kind of a question',
  },
})
