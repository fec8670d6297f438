import { defineMessages } from '@/shared/i18n'

/** What the directory of people says. */
export const messages = defineMessages<{
  title: void
  found: { count: number }
  foundOf: { count: number; total: number; organisation: string }
  search: void
  searchHint: void
  clear: void
  filters: void
  filtersSet: { count: number }
  place: void
  area: void
  noValues: void
  loadingFilters: void
  filtersFailed: void
  remove: { value: string }
  clearAll: void
  clearFilters: void
  show: { count: number }
  close: void
  list: void
  matchRole: { text: string }
  matchArea: { text: string }
  matchUnit: { text: string }
  matchExtension: { text: string }
  extension: { number: string }
  call: { name: string; number: string }
  notGiven: void
  loading: void
  loadingMore: void
  failed: void
  moreFailed: void
  end: void
  nobody: void
  nobodySaid: { words: string }
  fewerWords: void
  fewerFilters: void
  fewerOfBoth: void
  empty: void
  emptyWhy: void
}>({
  title: { id: 'people.title', defaultMessage: 'People', description: 'Title of the directory' },
  found: {
    id: 'people.found',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Beside the title: how many people are listed',
  },
  foundOf: {
    id: 'people.foundOf',
    defaultMessage: '{count, number} of {total, number} at {organisation}',
    description: 'Beside the title: how many people are found, of how many in the organisation',
  },
  search: { id: 'people.search', defaultMessage: 'Search people', description: 'Names the field' },
  searchHint: {
    id: 'people.searchHint',
    defaultMessage: 'Name, role, place, extension',
    description: 'In the empty field: what can be searched for',
  },
  clear: { id: 'people.clear', defaultMessage: 'Clear search', description: 'Button: empties the field' },
  filters: {
    id: 'people.filters',
    defaultMessage: 'Filters',
    description: 'Button on phones and title of what it opens; names the row of filters elsewhere',
  },
  filtersSet: {
    id: 'people.filtersSet',
    defaultMessage: 'Filters ({count, number})',
    description: 'The button on phones, with how many values are chosen',
  },
  place: { id: 'people.place', defaultMessage: 'Place', description: 'A filter: where people work' },
  area: { id: 'people.area', defaultMessage: 'Area', description: 'A filter: part of the organisation' },
  noValues: {
    id: 'people.noValues',
    defaultMessage: 'Nothing to choose here',
    description: 'In a filter that has no values',
  },
  loadingFilters: { id: 'people.loadingFilters', defaultMessage: 'Loading filters', description: 'Read out' },
  filtersFailed: {
    id: 'people.filtersFailed',
    defaultMessage: 'Couldn’t load the filters',
    description: 'In place of the values of filters',
  },
  remove: { id: 'people.remove', defaultMessage: 'Remove {value}', description: 'Button: removes a value of a filter' },
  clearAll: {
    id: 'people.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button: removes the words of the search and all filters',
  },
  clearFilters: { id: 'people.clearFilters', defaultMessage: 'Clear filters', description: 'Button' },
  show: {
    id: 'people.show',
    defaultMessage: '{count, plural, one {Show # person} other {Show # people}}',
    description: 'Button on phones: closes the filters',
  },
  close: { id: 'people.close', defaultMessage: 'Close', description: 'Button' },
  list: { id: 'people.list', defaultMessage: 'People found', description: 'Names the list' },
  matchRole: { id: 'people.matchRole', defaultMessage: 'Role: {text}', description: 'Why the search found a person' },
  matchArea: { id: 'people.matchArea', defaultMessage: 'Area: {text}', description: 'Why the search found a person' },
  matchUnit: {
    id: 'people.matchUnit',
    defaultMessage: 'Business unit: {text}',
    description: 'Why the search found a person',
  },
  matchExtension: {
    id: 'people.matchExtension',
    defaultMessage: 'Extension: {text}',
    description: 'Why the search found a person: the number within the organisation',
  },
  extension: {
    id: 'people.extension',
    defaultMessage: 'Extension {number}',
    description: 'Read out for the number within the organisation',
  },
  call: { id: 'people.call', defaultMessage: 'Call {name}, {number}', description: 'Button on phones' },
  notGiven: {
    id: 'people.notGiven',
    defaultMessage: 'No extension',
    description: 'Read out where a missing number shows as ---',
  },
  loading: { id: 'people.loading', defaultMessage: 'Loading people', description: 'Read out' },
  loadingMore: {
    id: 'people.loadingMore',
    defaultMessage: 'Loading more people',
    description: 'Read out at the end of the list',
  },
  failed: { id: 'people.failed', defaultMessage: 'Couldn’t load people', description: 'In place of the list' },
  moreFailed: {
    id: 'people.moreFailed',
    defaultMessage: 'Couldn’t load more people',
    description: 'At the end of the people that are there',
  },
  end: { id: 'people.end', defaultMessage: 'End of list', description: 'Below the last person' },
  nobody: { id: 'people.nobody', defaultMessage: 'No one found', description: 'In place of the list' },
  nobodySaid: {
    id: 'people.nobodySaid',
    defaultMessage: 'No one found for “{words}”',
    description: 'In place of the list; {words} is what was searched for',
  },
  fewerWords: {
    id: 'people.fewerWords',
    defaultMessage: 'Check the spelling or use fewer words.',
    description: 'Below that no one was found by a search',
  },
  fewerFilters: {
    id: 'people.fewerFilters',
    defaultMessage: 'No one matches all of these filters. Remove one or more.',
    description: 'Below that no one was found with filters',
  },
  fewerOfBoth: {
    id: 'people.fewerOfBoth',
    defaultMessage: 'Remove filters or use fewer words.',
    description: 'Below that no one was found by a search with filters',
  },
  empty: { id: 'people.empty', defaultMessage: 'No people yet', description: 'In place of the list' },
  emptyWhy: {
    id: 'people.emptyWhy',
    defaultMessage: 'Colleagues appear here as soon as they have an account.',
    description: 'Below that: nobody is in the directory',
  },
})
