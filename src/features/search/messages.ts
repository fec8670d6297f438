import { defineMessages } from '@/shared/i18n'

/** Words of the search field in the header. */
export const messages = defineMessages({
  search: { id: 'search.search', defaultMessage: 'Search', description: 'Names the search field and stands in it' },
  clear: { id: 'search.clear', defaultMessage: 'Clear the search', description: 'Button in the search field' },
  advanced: {
    id: 'search.advanced',
    defaultMessage: 'Advanced search',
    description: 'Button in the search field, and title of the panel with four fields that it opens',
  },
})
