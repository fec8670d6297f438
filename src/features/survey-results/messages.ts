import { defineMessages } from '@/shared/i18n'

/** Words of the answers to a survey. */
export const messages = defineMessages<{
  title: void
  loading: void
  failed: void
  none: void
  forbidden: void
  forbiddenWhy: void
  notYet: void
  notYetClosed: void
  notYetAnswered: void
  back: void
  about: void
  parts: void
  summary: void
  texts: void
  compareBy: void
  noComparison: void
  site: void
  everyone: void
  answers: { count: number }
  answersSeveral: { count: number }
  showTable: void
  showChart: void
  meanOf: { to: number }
  mean: { mean: string }
  meanRow: void
  answeredRow: void
  answerColumn: void
  countColumn: void
  shareColumn: void
  yes: void
  no: void
  other: void
  span: { from: string; to: string }
  amount: { count: string; share: string }
  shareOfYes: { share: string }
  placed: { count: number; place: string }
  hiddenSites: { count: number }
  hiddenWhy: { names: string }
  tooFew: void
  noAnswers: void
  readAll: { count: number }
  searchTexts: void
  nothingFound: void
  more: void
  file: void
  fileFailed: void
  participation: void
  ofAsked: { done: number; total: number }
  perDay: void
  whoSees: void
  seesManagers: void
  seesAnswered: void
  seesAnsweredClosed: void
  seesReaders: void
  seesReadersClosed: void
  names: void
  answersTab: void
  people: void
  peopleFailed: void
  nobody: void
  searchPeople: void
  show: void
  all: void
  stateAnswered: void
  stateBegun: void
  stateNone: void
  person: void
  state: void
  answeredOn: void
  remindedOn: void
  answersOf: { name: string }
  notGiven: void
  cancel: void
  remind: { count: number }
  remindTitle: { count: number }
  remindText: void
  reminded: { count: number }
  remindEarly: void
  remindFailed: void
  close: void
  closeTitle: void
  closeText: void
  closeConfirm: void
  closeFailed: void
  reopen: void
  reopenTitle: void
  reopenText: void
  newEnd: void
  reopenFailed: void
}>({
  title: {
    id: 'surveyResults.title',
    defaultMessage: 'Answers',
    description: 'Title of the tab of the browser, before that of the post',
  },
  loading: {
    id: 'surveyResults.loading',
    defaultMessage: 'Loading answers',
    description: 'Read out while they load',
  },
  failed: {
    id: 'surveyResults.failed',
    defaultMessage: 'Couldn’t load the answers',
    description: 'Title',
  },
  none: {
    id: 'surveyResults.none',
    defaultMessage: 'This post has no survey',
    description: 'Title',
  },
  forbidden: {
    id: 'surveyResults.forbidden',
    defaultMessage: 'You can’t see the answers',
    description: 'Title',
  },
  forbiddenWhy: {
    id: 'surveyResults.forbiddenWhy',
    defaultMessage: 'They’re open to those who manage this survey.',
    description: 'Below the title',
  },
  notYet: {
    id: 'surveyResults.notYet',
    defaultMessage: 'You can’t see the answers yet',
    description: 'Title',
  },
  notYetClosed: {
    id: 'surveyResults.notYetClosed',
    defaultMessage: 'You’ll see them when the survey has closed.',
    description: 'Below the title',
  },
  notYetAnswered: {
    id: 'surveyResults.notYetAnswered',
    defaultMessage: 'You’ll see them once you’ve answered.',
    description: 'Below the title',
  },
  back: {
    id: 'surveyResults.back',
    defaultMessage: 'Back to the post',
    description: 'Link',
  },
  about: {
    id: 'surveyResults.about',
    defaultMessage: 'About this survey',
    description: 'Names the column beside the answers',
  },
  parts: {
    id: 'surveyResults.parts',
    defaultMessage: 'Answers shown',
    description: 'Names the tabs',
  },
  summary: {
    id: 'surveyResults.summary',
    defaultMessage: 'Summary',
    description: 'Tab: a chart for each question',
  },
  texts: {
    id: 'surveyResults.texts',
    defaultMessage: 'Texts',
    description: 'Tab: what people wrote',
  },
  compareBy: {
    id: 'surveyResults.compareBy',
    defaultMessage: 'Compare by',
    description: 'Choice of groups',
  },
  noComparison: {
    id: 'surveyResults.noComparison',
    defaultMessage: 'Nothing',
    description: 'Choice: all answers together',
  },
  site: {
    id: 'surveyResults.site',
    defaultMessage: 'Site',
    description: 'Choice: answers by the place where people work',
  },
  everyone: {
    id: 'surveyResults.everyone',
    defaultMessage: 'Everyone',
    description: 'A row of a chart: all who answered',
  },
  answers: {
    id: 'surveyResults.answers',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}',
    description: 'How many answered',
  },
  answersSeveral: {
    id: 'surveyResults.answersSeveral',
    defaultMessage: '{count, plural, one {# answer, several choices each} other {# answers, several choices each}}',
    description: 'How many answered a question with several choices',
  },
  showTable: {
    id: 'surveyResults.showTable',
    defaultMessage: 'Show as table',
    description: 'Button at a chart',
  },
  showChart: {
    id: 'surveyResults.showChart',
    defaultMessage: 'Show as chart',
    description: 'Button at a table',
  },
  meanOf: {
    id: 'surveyResults.meanOf',
    defaultMessage: 'Mean of {to}',
    description: 'Above the means of a scale that goes up to a number',
  },
  mean: {
    id: 'surveyResults.mean',
    defaultMessage: 'Mean {mean}',
    description: 'Below a chart of numbers',
  },
  meanRow: {
    id: 'surveyResults.meanRow',
    defaultMessage: 'Mean',
    description: 'Row of a table',
  },
  answeredRow: {
    id: 'surveyResults.answeredRow',
    defaultMessage: 'People who answered',
    description: 'Row of a table: how many',
  },
  answerColumn: {
    id: 'surveyResults.answerColumn',
    defaultMessage: 'Answer',
    description: 'Column of a table',
  },
  countColumn: {
    id: 'surveyResults.countColumn',
    defaultMessage: 'Number',
    description: 'Column of a table: how many',
  },
  shareColumn: {
    id: 'surveyResults.shareColumn',
    defaultMessage: 'Share',
    description: 'Column of a table: in percent',
  },
  yes: {
    id: 'surveyResults.yes',
    defaultMessage: 'Yes',
    description: 'An answer',
  },
  no: {
    id: 'surveyResults.no',
    defaultMessage: 'No',
    description: 'An answer',
  },
  other: {
    id: 'surveyResults.other',
    defaultMessage: 'Other',
    description: 'An answer in own words',
  },
  span: {
    id: 'surveyResults.span',
    defaultMessage: '{from} to under {to}',
    description: 'Numbers from one up to another that does not belong to them',
  },
  amount: {
    id: 'surveyResults.amount',
    defaultMessage: '{count} · {share}',
    description: 'Beside a bar: how many, and their share',
  },
  shareOfYes: {
    id: 'surveyResults.shareOfYes',
    defaultMessage: '{share} yes',
    description: 'Beside a bar: the share of those who said yes',
  },
  placed: {
    id: 'surveyResults.placed',
    defaultMessage: 'First: {count}, mean place {place}',
    description: 'Beside a bar of a ranking: how often something came first',
  },
  hiddenSites: {
    id: 'surveyResults.hiddenSites',
    defaultMessage: '{count, plural, one {# site} other {# sites}}',
    description: 'How many sites a chart does not show',
  },
  hiddenWhy: {
    id: 'surveyResults.hiddenWhy',
    defaultMessage: '{names}: too few answers to show apart',
    description: 'Which sites a chart does not show, and why',
  },
  tooFew: {
    id: 'surveyResults.tooFew',
    defaultMessage: 'Too few answers to show',
    description: 'In place of a chart',
  },
  noAnswers: {
    id: 'surveyResults.noAnswers',
    defaultMessage: 'No answers yet',
    description: 'In place of charts and texts',
  },
  readAll: {
    id: 'surveyResults.readAll',
    defaultMessage: '{count, plural, one {Read # text} other {Read all # texts}}',
    description: 'Link',
  },
  searchTexts: {
    id: 'surveyResults.searchTexts',
    defaultMessage: 'Search texts',
    description: 'Field',
  },
  nothingFound: {
    id: 'surveyResults.nothingFound',
    defaultMessage: 'Nothing found',
    description: 'In place of texts',
  },
  more: {
    id: 'surveyResults.more',
    defaultMessage: 'Show more',
    description: 'Button',
  },
  file: {
    id: 'surveyResults.file',
    defaultMessage: 'CSV',
    description: 'Button: answers as a file for spreadsheets',
  },
  fileFailed: {
    id: 'surveyResults.fileFailed',
    defaultMessage: 'Couldn’t create the file',
    description: 'Tip',
  },
  participation: {
    id: 'surveyResults.participation',
    defaultMessage: 'Participation',
    description: 'Title of a card',
  },
  ofAsked: {
    id: 'surveyResults.ofAsked',
    defaultMessage: '{done} of {total} people have answered',
    description: 'How many of those asked',
  },
  perDay: {
    id: 'surveyResults.perDay',
    defaultMessage: 'Answers per day',
    description: 'Above bars',
  },
  whoSees: {
    id: 'surveyResults.whoSees',
    defaultMessage: 'Who sees this',
    description: 'Title of a card',
  },
  seesManagers: {
    id: 'surveyResults.seesManagers',
    defaultMessage: 'Those who manage this survey.',
    description: 'Who sees the answers',
  },
  seesAnswered: {
    id: 'surveyResults.seesAnswered',
    defaultMessage: 'Those who manage this survey, and everyone who has answered.',
    description: 'Who sees the answers',
  },
  seesAnsweredClosed: {
    id: 'surveyResults.seesAnsweredClosed',
    defaultMessage: 'Those who manage this survey, and after it has closed everyone who has answered.',
    description: 'Who sees the answers',
  },
  seesReaders: {
    id: 'surveyResults.seesReaders',
    defaultMessage: 'Everyone who can read the post.',
    description: 'Who sees the answers',
  },
  seesReadersClosed: {
    id: 'surveyResults.seesReadersClosed',
    defaultMessage: 'Those who manage this survey, and after it has closed everyone who can read the post.',
    description: 'Who sees the answers',
  },
  names: {
    id: 'surveyResults.names',
    defaultMessage: 'Names are shown only to those who manage it.',
    description: 'Below who sees the answers',
  },
  answersTab: {
    id: 'surveyResults.answersTab',
    defaultMessage: 'Answers',
    description: 'Tab: the answers of each person',
  },
  people: {
    id: 'surveyResults.people',
    defaultMessage: 'People',
    description: 'Tab: who has answered',
  },
  peopleFailed: {
    id: 'surveyResults.peopleFailed',
    defaultMessage: 'Couldn’t load the people',
    description: 'Title',
  },
  nobody: {
    id: 'surveyResults.nobody',
    defaultMessage: 'No matching people',
    description: 'In place of rows',
  },
  searchPeople: {
    id: 'surveyResults.searchPeople',
    defaultMessage: 'Search people',
    description: 'Field',
  },
  show: {
    id: 'surveyResults.show',
    defaultMessage: 'Show',
    description: 'Names a choice of rows',
  },
  all: {
    id: 'surveyResults.all',
    defaultMessage: 'All',
    description: 'Choice: everyone who is asked',
  },
  stateAnswered: {
    id: 'surveyResults.stateAnswered',
    defaultMessage: 'Answered',
    description: 'How somebody stands to a survey',
  },
  stateBegun: {
    id: 'surveyResults.stateBegun',
    defaultMessage: 'Begun',
    description: 'How somebody stands to a survey: begun and not sent',
  },
  stateNone: {
    id: 'surveyResults.stateNone',
    defaultMessage: 'Not answered',
    description: 'How somebody stands to a survey',
  },
  person: {
    id: 'surveyResults.person',
    defaultMessage: 'Person',
    description: 'Column of a table',
  },
  state: {
    id: 'surveyResults.state',
    defaultMessage: 'State',
    description: 'Column of a table',
  },
  answeredOn: {
    id: 'surveyResults.answeredOn',
    defaultMessage: 'Answered on',
    description: 'Column of a table: a day',
  },
  remindedOn: {
    id: 'surveyResults.remindedOn',
    defaultMessage: 'Reminded on',
    description: 'Column of a table: a day',
  },
  answersOf: {
    id: 'surveyResults.answersOf',
    defaultMessage: 'Answers of {name}',
    description: 'Title beside the table',
  },
  notGiven: {
    id: 'surveyResults.notGiven',
    defaultMessage: 'No answer',
    description: 'Below a question',
  },
  cancel: {
    id: 'surveyResults.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: leaves things as they are',
  },
  remind: {
    id: 'surveyResults.remind',
    defaultMessage: '{count, plural, one {Remind # person} other {Remind # people}}',
    description: 'Button: those who have not answered',
  },
  remindTitle: {
    id: 'surveyResults.remindTitle',
    defaultMessage: '{count, plural, one {Remind # person?} other {Remind # people?}}',
    description: 'Title of a question',
  },
  remindText: {
    id: 'surveyResults.remindText',
    defaultMessage: 'Each of them gets a notification. You can do this again after 24 hours.',
    description: 'Below the question',
  },
  reminded: {
    id: 'surveyResults.reminded',
    defaultMessage: '{count, plural, one {# person reminded} other {# people reminded}}',
    description: 'Tip',
  },
  remindEarly: {
    id: 'surveyResults.remindEarly',
    defaultMessage: 'They’ve been reminded within the last 24 hours.',
    description: 'Tip',
  },
  remindFailed: {
    id: 'surveyResults.remindFailed',
    defaultMessage: 'Couldn’t send the reminders',
    description: 'Tip',
  },
  close: {
    id: 'surveyResults.close',
    defaultMessage: 'Close now',
    description: 'Button: ends a survey before its time',
  },
  closeTitle: {
    id: 'surveyResults.closeTitle',
    defaultMessage: 'Close this survey?',
    description: 'Title of a question',
  },
  closeText: {
    id: 'surveyResults.closeText',
    defaultMessage: 'No one can answer after this. People who have begun and not sent their answers are told.',
    description: 'Below the question',
  },
  closeConfirm: {
    id: 'surveyResults.closeConfirm',
    defaultMessage: 'Close survey',
    description: 'Button',
  },
  closeFailed: {
    id: 'surveyResults.closeFailed',
    defaultMessage: 'Couldn’t close the survey',
    description: 'Tip',
  },
  reopen: {
    id: 'surveyResults.reopen',
    defaultMessage: 'Reopen',
    description: 'Button: a closed survey takes answers again',
  },
  reopenTitle: {
    id: 'surveyResults.reopenTitle',
    defaultMessage: 'Reopen this survey?',
    description: 'Title of a question',
  },
  reopenText: {
    id: 'surveyResults.reopenText',
    defaultMessage:
      'People can answer again and change their answers. Without a new end it stays open until you close it, or until an end that still lies ahead.',
    description: 'Below the question',
  },
  newEnd: {
    id: 'surveyResults.newEnd',
    defaultMessage: 'Open through',
    description: 'Field: the last day of a survey that is reopened; may be empty',
  },
  reopenFailed: {
    id: 'surveyResults.reopenFailed',
    defaultMessage: 'Couldn’t reopen the survey',
    description: 'Tip',
  },
})
