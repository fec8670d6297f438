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
  closeSearch: void
  backToSearch: void
  searchFor: { query: string }
  goTo: void
  community: void
  recent: void
  clearRecent: void
  clearAll: void
  hint: void
  signs: void
  signEvery: void
  signNone: void
  signExact: void
  signHashtag: void
}>({
  search: { id: 'search.search', defaultMessage: 'Search', description: 'Names the search field and stands in it' },
  clear: { id: 'search.clear', defaultMessage: 'Clear search', description: 'Button in the search field' },
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
  exact: { id: 'search.exact', defaultMessage: 'This exact phrase', description: 'Field of the advanced search' },
  every: { id: 'search.every', defaultMessage: 'All of these words', description: 'Field of the advanced search' },
  none: { id: 'search.none', defaultMessage: 'None of these words', description: 'Field of the advanced search' },
  empty: {
    id: 'search.empty',
    defaultMessage: 'Enter a word in at least one field.',
    description: 'Under the first field of the advanced search, when all of them are empty',
  },
  written: {
    id: 'search.written',
    defaultMessage: 'As a search query: {query}',
    description: 'Under the advanced search; {query} is what one could have typed instead, as +press -drill',
  },
  submit: { id: 'search.submit', defaultMessage: 'Search', description: 'Button of the advanced search' },
  closeSearch: {
    id: 'search.closeSearch',
    defaultMessage: 'Close search',
    description: 'Button with an arrow: back from the search to the page, on phones',
  },
  backToSearch: {
    id: 'search.backToSearch',
    defaultMessage: 'Back to search',
    description: 'Button with an arrow: from the four fields back to the one, on phones',
  },
  searchFor: {
    id: 'search.searchFor',
    defaultMessage: 'Search for “{query}”',
    description: 'First row below the search field; {query} is what is typed in it',
  },
  goTo: {
    id: 'search.goTo',
    defaultMessage: 'Go to',
    description: 'Heading above communities whose name fits what is typed in the search field',
  },
  community: { id: 'search.community', defaultMessage: 'Community', description: 'Below the name of a community' },
  recent: { id: 'search.recent', defaultMessage: 'Recent searches', description: 'Heading above earlier searches' },
  clearRecent: {
    id: 'search.clearRecent',
    defaultMessage: 'Clear recent searches',
    description: 'For screen readers: what the button “Clear” beside the recent searches does. Begins with that word',
  },
  clearAll: {
    id: 'search.clearAll',
    defaultMessage: 'Clear',
    description: 'Button beside the heading “Recent searches”: removes all of them',
  },
  hint: {
    id: 'search.hint',
    defaultMessage: 'Search posts, comments, media and documents',
    description: 'Below the search field, while nothing is typed and nothing was searched for before',
  },
  signs: {
    id: 'search.signs',
    defaultMessage: 'Search operators',
    description: 'Names the row of buttons that write + - "" # into the search field',
  },
  signEvery: {
    id: 'search.signEvery',
    defaultMessage: 'must have',
    description: 'Button behind a plus: the next word has to be there. Lower case, short',
  },
  signNone: {
    id: 'search.signNone',
    defaultMessage: 'leave out',
    description: 'Button behind a minus: the next word must not be there. Lower case, short',
  },
  signExact: {
    id: 'search.signExact',
    defaultMessage: 'exactly',
    description: 'Button behind quotes: the words in exactly this order. Lower case, short',
  },
  signHashtag: {
    id: 'search.signHashtag',
    defaultMessage: 'hashtag',
    description: 'Button behind #: searches for a hashtag. Lower case, short',
  },
})
