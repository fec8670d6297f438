import { defineMessages } from '@/shared/i18n'

/** The search field in the header and the panel of the advanced search. */
export const messages = defineMessages<{
  search: void
  clear: void
  advanced: void
  some: void
  exact: void
  every: void
  none: void
  empty: void
  written: { query: string }
  submit: void
  close: void
}>({
  search: { id: 'search.search', defaultMessage: 'Search', description: 'Names the search field and stands in it' },
  clear: { id: 'search.clear', defaultMessage: 'Clear the search', description: 'Button in the search field' },
  advanced: {
    id: 'search.advanced',
    defaultMessage: 'Advanced search',
    description: 'Button in the search field, and title of the panel with four fields that it opens',
  },
  some: {
    id: 'search.some',
    defaultMessage: 'At least one of these words',
    description: 'Field of the advanced search',
  },
  exact: { id: 'search.exact', defaultMessage: 'Exactly this text', description: 'Field of the advanced search' },
  every: { id: 'search.every', defaultMessage: 'All of these words', description: 'Field of the advanced search' },
  none: { id: 'search.none', defaultMessage: 'None of these words', description: 'Field of the advanced search' },
  empty: {
    id: 'search.empty',
    defaultMessage: 'Write a word in at least one of the fields.',
    description: 'Under the first field of the advanced search, when all of them are empty',
  },
  written: {
    id: 'search.written',
    defaultMessage: 'In the search field this is: {query}',
    description: 'Under the advanced search; {query} is what one could have typed instead, as +press -drill',
  },
  submit: { id: 'search.submit', defaultMessage: 'Search', description: 'Button of the advanced search' },
  close: { id: 'search.close', defaultMessage: 'Close the advanced search', description: 'Button' },
})
