import { defineMessages } from '@/shared/i18n'

/** Words of questions and of the fields in which they are answered. */
export const messages = defineMessages<{
  yes: void
  no: void
  other: void
  ownWords: void
  optional: void
  scaleEnds: { from: number; low: string; to: number; high: string }
  inUnit: { unit: string }
  rankHelp: void
  ranked: { place: number; label: string }
  unrank: { label: string }
  clear: void
  newer: void
  missing: void
  tooFew: { count: number }
  tooMany: { count: number }
  tooLong: { count: number }
  incomplete: void
  notFitting: void
  notANumber: void
  twoSeparators: void
  tooManyDecimals: { count: number }
}>({
  yes: { id: 'questions.yes', defaultMessage: 'Yes', description: 'Answer to a question' },
  no: { id: 'questions.no', defaultMessage: 'No', description: 'Answer to a question' },
  other: {
    id: 'questions.other',
    defaultMessage: 'Something else',
    description: 'Choice: an answer in one’s own words',
  },
  ownWords: {
    id: 'questions.ownWords',
    defaultMessage: 'Your answer',
    description: 'Label of the field for an answer in one’s own words',
  },
  optional: {
    id: 'questions.optional',
    defaultMessage: 'optional',
    description: 'Behind the text of a question that may stay unanswered',
  },
  scaleEnds: {
    id: 'questions.scaleEnds',
    defaultMessage: '{from} = {low}, {to} = {high}',
    description: 'What the ends of a scale stand for',
  },
  inUnit: { id: 'questions.inUnit', defaultMessage: 'In {unit}', description: 'Unit of a number' },
  rankHelp: {
    id: 'questions.rankHelp',
    defaultMessage: 'Choose in order, the most important first.',
    description: 'Help below the question for a ranking',
  },
  ranked: {
    id: 'questions.ranked',
    defaultMessage: '{place}. {label}',
    description: 'An option at its place in a ranking',
  },
  unrank: {
    id: 'questions.unrank',
    defaultMessage: 'Remove {label} from the ranking',
    description: 'Button in a ranking',
  },
  clear: { id: 'questions.clear', defaultMessage: 'Clear', description: 'Button: takes the answer back' },
  newer: {
    id: 'questions.newer',
    defaultMessage: 'This question can’t be answered in this version. Reload the page.',
    description: 'In place of a field: the kind of the question is not known',
  },
  missing: { id: 'questions.missing', defaultMessage: 'Answer this question.', description: 'Error at a question' },
  tooFew: { id: 'questions.tooFew', defaultMessage: 'Choose at least {count}.', description: 'Error at a question' },
  tooMany: { id: 'questions.tooMany', defaultMessage: 'Choose at most {count}.', description: 'Error at a question' },
  tooLong: {
    id: 'questions.tooLong',
    defaultMessage: 'Use at most {count} characters.',
    description: 'Error at a question',
  },
  incomplete: {
    id: 'questions.incomplete',
    defaultMessage: 'Complete this answer.',
    description: 'Error at a ranking or matrix',
  },
  notFitting: { id: 'questions.notFitting', defaultMessage: 'Check this answer.', description: 'Error at a question' },
  notANumber: { id: 'questions.notANumber', defaultMessage: 'Enter a number.', description: 'Error at a number' },
  twoSeparators: {
    id: 'questions.twoSeparators',
    defaultMessage: 'Use only one comma or point.',
    description: 'Error at a number',
  },
  tooManyDecimals: {
    id: 'questions.tooManyDecimals',
    defaultMessage:
      '{count, plural, =0 {Enter a whole number.} one {Use at most # decimal.} other {Use at most # decimals.}}',
    description: 'Error at a number',
  },
})
