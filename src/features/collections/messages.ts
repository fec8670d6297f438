import { defineMessages } from '@/shared/i18n'

/** Words of the overlay that shows the person's collections. */
export const messages = defineMessages<{
  title: void
  close: void
  loading: void
  posts: { count: number }
  empty: void
  emptyWhy: void
  failed: void
}>({
  title: {
    id: 'collections.title',
    defaultMessage: 'My collections',
    description: 'Title of the overlay with the posts that a person keeps together under a name',
  },
  close: { id: 'collections.close', defaultMessage: 'Close', description: 'Button of the overlay' },
  loading: { id: 'collections.loading', defaultMessage: 'Loading your collections', description: 'Read out' },
  posts: {
    id: 'collections.posts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How much is in a collection',
  },
  empty: {
    id: 'collections.empty',
    defaultMessage: 'You keep no collections yet',
    description: 'In place of the collections',
  },
  emptyWhy: {
    id: 'collections.emptyWhy',
    defaultMessage: 'A collection keeps posts together that you want to find again.',
    description: 'Below “You keep no collections yet”',
  },
  failed: {
    id: 'collections.failed',
    defaultMessage: 'Your collections could not be loaded',
    description: 'In place of the collections',
  },
})
