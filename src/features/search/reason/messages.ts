import { defineMessages } from '@/shared/i18n'

type Limit = { count: number; most: number }

/** Why a query is not searched. */
export const messages = defineMessages<{
  noWords: void
  noWordsText: void
  tooLong: void
  tooLongText: Limit
  tooManyWords: void
  tooManyWordsText: Limit
}>({
  noWords: {
    id: 'search.reason.noWords',
    defaultMessage: 'There is nothing to search for',
    description: 'Title where the query has only signs',
  },
  noWordsText: {
    id: 'search.reason.noWordsText',
    defaultMessage: 'Type at least one letter or number.',
    description: 'Below “There is nothing to search for”',
  },
  tooLong: {
    id: 'search.reason.tooLong',
    defaultMessage: 'This search is too long',
    description: 'Title in place of results',
  },
  tooLongText: {
    id: 'search.reason.tooLongText',
    defaultMessage: 'It has {count, number} characters. Up to {most, number} are possible.',
    description: 'Below “This search is too long”',
  },
  tooManyWords: {
    id: 'search.reason.tooManyWords',
    defaultMessage: 'This search has too many words',
    description: 'Title in place of results',
  },
  tooManyWordsText: {
    id: 'search.reason.tooManyWordsText',
    defaultMessage: 'It has {count, number} words. Up to {most, number} are possible.',
    description: 'Below “This search has too many words”',
  },
})
