import { defineMessages } from '@/shared/i18n'

/** Words of where a feed ends, or has nothing. */
export const messages = defineMessages<{
  loadMore: void
  feedEnd: void
  unreadEnd: void
  feedMoreFailed: void
  feedLoaded: { count: number }
  emptyLatest: void
  emptyLatestText: void
  emptyFollowed: void
  emptyFollowedText: void
  emptyUnread: void
  emptyUnreadText: void
  emptyArchive: void
  emptyArchiveText: void
  showLatest: void
  writePost: void
}>({
  loadMore: { id: 'posts.loadMore', defaultMessage: 'Load more posts', description: 'Button at the end of the feed' },
  feedEnd: {
    id: 'posts.feedEnd',
    defaultMessage: 'That was the oldest post.',
    description: 'Stands at the end of the feed',
  },
  unreadEnd: {
    id: 'posts.unreadEnd',
    defaultMessage: 'That was the last unread post.',
    description: 'Stands at the end of the unread posts',
  },
  feedMoreFailed: {
    id: 'posts.feedMoreFailed',
    defaultMessage: 'The next posts could not be loaded.',
    description: 'At the end of the posts that are there, when a further page failed',
  },
  feedLoaded: {
    id: 'posts.feedLoaded',
    defaultMessage: '{count, plural, one {# more post} other {# more posts}} loaded',
    description: 'For screen readers, after a further page of the feed arrived',
  },
  emptyLatest: {
    id: 'posts.emptyLatest',
    defaultMessage: 'Nothing has been posted yet',
    description: 'Title of the empty feed',
  },
  emptyLatestText: {
    id: 'posts.emptyLatestText',
    defaultMessage: 'What your communities share will stand here.',
    description: 'Text of the empty feed',
  },
  emptyFollowed: {
    id: 'posts.emptyFollowed',
    defaultMessage: 'Nothing yet from what you follow',
    description: 'Title of the empty list of followed posts',
  },
  emptyFollowedText: {
    id: 'posts.emptyFollowedText',
    defaultMessage: 'Follow people or hashtags, and their posts gather here.',
    description: 'Text of the empty list of followed posts',
  },
  emptyUnread: {
    id: 'posts.emptyUnread',
    defaultMessage: 'Nothing unread',
    description: 'Title of the empty list of unread posts',
  },
  emptyUnreadText: {
    id: 'posts.emptyUnreadText',
    defaultMessage: 'You have seen every post up to now.',
    description: 'Text of the empty list of unread posts',
  },
  emptyArchive: {
    id: 'posts.emptyArchive',
    defaultMessage: 'The archive is empty',
    description: 'Title of the empty archive',
  },
  emptyArchiveText: {
    id: 'posts.emptyArchiveText',
    defaultMessage: 'Posts that are no longer current are kept here.',
    description: 'Text of the empty archive',
  },
  showLatest: {
    id: 'posts.showLatest',
    defaultMessage: 'Show the latest posts',
    description: 'Button in an empty list',
  },
  writePost: {
    id: 'posts.writePost',
    defaultMessage: 'Write a post',
    description: 'Link in the empty feed: to the editor',
  },
})
