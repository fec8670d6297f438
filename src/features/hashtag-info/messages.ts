import { defineMessages } from '@/shared/i18n'

/** Messages of the dialog that a hashtag opens. */
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
  tryAgain: void
}>({
  hashtag: {
    id: 'hashtagInfo.hashtag',
    defaultMessage: 'Hashtag',
    description: 'Title of the dialog as long as the name is not known',
  },
  loading: { id: 'hashtagInfo.loading', defaultMessage: 'Loading hashtag', description: 'Read out' },
  count: {
    id: 'hashtagInfo.count',
    defaultMessage: '{count, plural, one {Used once in this community} other {Used # times in this community}}',
    description: 'How often a hashtag is used',
  },
  deleted: {
    id: 'hashtagInfo.deleted',
    defaultMessage: 'This hashtag was deleted. It can’t be used or followed, but stays where it was already used.',
    description: 'In the dialog of a deleted hashtag',
  },
  disabled: {
    id: 'hashtagInfo.disabled',
    defaultMessage: 'Hashtags are turned off in this community, so you can’t follow or search for them.',
    description: 'In the dialog of a hashtag whose community does not use hashtags',
  },
  understood: {
    id: 'hashtagInfo.understood',
    defaultMessage: 'Got it',
    description: 'Button: closes the dialog about a community without hashtags',
  },
  types: {
    id: 'hashtagInfo.types',
    defaultMessage: 'Search this hashtag in',
    description: 'Above the boxes “Posts”, “Comments”, “Media”, “Documents”',
  },
  typesHint: {
    id: 'hashtagInfo.typesHint',
    defaultMessage: 'Choose at least one.',
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
    defaultMessage: 'Couldn’t open the hashtag',
    description: 'Title of a tip',
  },
  gone: {
    id: 'hashtagInfo.gone',
    defaultMessage: 'It no longer exists.',
    description: 'Below “The hashtag could not be opened”',
  },
  forbidden: {
    id: 'hashtagInfo.forbidden',
    defaultMessage: 'You aren’t a member of its community.',
    description: 'Below “The hashtag could not be opened”',
  },
  failedWhy: {
    id: 'hashtagInfo.failedWhy',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Below “The hashtag could not be opened”',
  },
  tryAgain: { id: 'hashtagInfo.tryAgain', defaultMessage: 'Try again', description: 'Button' },
})
