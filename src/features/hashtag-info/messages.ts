import { defineMessages } from '@/shared/i18n'

/** Words of the dialog that a hashtag opens. */
export const messages = defineMessages<{
  hashtag: void
  loading: void
  count: { count: number }
  deleted: void
  disabled: void
  understood: void
  types: void
  typesHint: void
  posts: void
  comments: void
  media: void
  documents: void
  cancel: void
  apply: void
  failed: void
  gone: void
  forbidden: void
  failedWhy: void
}>({
  hashtag: {
    id: 'hashtagInfo.hashtag',
    defaultMessage: 'Hashtag',
    description: 'Title of the dialog as long as the name is not known',
  },
  loading: { id: 'hashtagInfo.loading', defaultMessage: 'Loading the hashtag', description: 'Read out' },
  count: {
    id: 'hashtagInfo.count',
    defaultMessage: '{count, plural, one {Used # time in this community} other {Used # times in this community}}',
    description: 'How often a hashtag is used',
  },
  deleted: {
    id: 'hashtagInfo.deleted',
    defaultMessage: 'This hashtag was deleted. Nobody can use or follow it any more; what carries it still does.',
    description: 'In the dialog of a deleted hashtag',
  },
  disabled: {
    id: 'hashtagInfo.disabled',
    defaultMessage: 'This community has switched its hashtags off, so there is nothing to follow or to search for.',
    description: 'In the dialog of a hashtag whose community does not use hashtags',
  },
  understood: {
    id: 'hashtagInfo.understood',
    defaultMessage: 'Understood',
    description: 'Button: closes the dialog about a community without hashtags',
  },
  types: {
    id: 'hashtagInfo.types',
    defaultMessage: 'Search with this hashtag in',
    description: 'Above the boxes “Posts”, “Comments”, “Media”, “Documents”',
  },
  typesHint: {
    id: 'hashtagInfo.typesHint',
    defaultMessage: 'Choose at least one of them.',
    description: 'Below those boxes; an error once somebody searched without choosing',
  },
  posts: { id: 'hashtagInfo.posts', defaultMessage: 'Posts', description: 'Where to search' },
  comments: { id: 'hashtagInfo.comments', defaultMessage: 'Comments', description: 'Where to search' },
  media: { id: 'hashtagInfo.media', defaultMessage: 'Media', description: 'Where to search: pictures and films' },
  documents: { id: 'hashtagInfo.documents', defaultMessage: 'Documents', description: 'Where to search' },
  cancel: { id: 'hashtagInfo.cancel', defaultMessage: 'Cancel', description: 'Button: closes without searching' },
  apply: { id: 'hashtagInfo.apply', defaultMessage: 'Search', description: 'Button: searches for the hashtag' },
  failed: {
    id: 'hashtagInfo.failed',
    defaultMessage: 'The hashtag could not be opened',
    description: 'Title of a tip',
  },
  gone: {
    id: 'hashtagInfo.gone',
    defaultMessage: 'It does not exist any more.',
    description: 'Below “The hashtag could not be opened”',
  },
  forbidden: {
    id: 'hashtagInfo.forbidden',
    defaultMessage: 'You do not belong to its community.',
    description: 'Below “The hashtag could not be opened”',
  },
  failedWhy: {
    id: 'hashtagInfo.failedWhy',
    defaultMessage: 'Something did not work on the way. Please try again.',
    description: 'Below “The hashtag could not be opened”',
  },
})
