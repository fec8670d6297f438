import { defineMessages } from '@/shared/i18n'

/** Words around the filters of any list. */
export const messages = defineMessages<{
  filters: void
  filtersSet: { count: number }
  clear: void
  close: void
  done: void
}>({
  filters: {
    id: 'listFilters.filters',
    defaultMessage: 'Filters',
    description: 'Names the fields above a list, and the button that opens them on a phone',
  },
  filtersSet: {
    id: 'listFilters.filtersSet',
    defaultMessage: 'Filters ({count, number})',
    description: 'That button, with how many of the filters are set',
  },
  clear: { id: 'listFilters.clear', defaultMessage: 'Clear filters', description: 'Button below the filters' },
  close: { id: 'listFilters.close', defaultMessage: 'Close', description: 'Button in the corner' },
  done: {
    id: 'listFilters.done',
    defaultMessage: 'Show results',
    description: 'Button below the filters: closes them',
  },
})
