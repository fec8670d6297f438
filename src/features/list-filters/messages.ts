import { defineMessages } from '@/shared/i18n'

/** What narrows a list: its words, its filters, and on phones the sheet that has them. */
export const messages = defineMessages<{
  search: void
  clearSearch: void
  filters: void
  filtersSet: { count: number }
  clear: void
  close: void
}>({
  search: { id: 'listFilters.search', defaultMessage: 'Search titles', description: 'Field above a list' },
  clearSearch: { id: 'listFilters.clearSearch', defaultMessage: 'Clear search', description: 'Button in that field' },
  filters: { id: 'listFilters.filters', defaultMessage: 'Filters', description: 'Button, and title of what it opens' },
  filtersSet: {
    id: 'listFilters.filtersSet',
    defaultMessage: 'Filters ({count, number})',
    description: 'Button: how many filters are set',
  },
  clear: { id: 'listFilters.clear', defaultMessage: 'Clear filters', description: 'Button' },
  close: { id: 'listFilters.close', defaultMessage: 'Close', description: 'Closes the filters on a phone' },
})
