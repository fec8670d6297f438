import { defineMessages } from '@/shared/i18n'

/** What the feed of one’s own communities says. */
export const messages = defineMessages<{
  mine: void
  all: void
  unreadCount: { count: number }
  archive: void
  noneYet: void
  noneYetText: void
  browse: void
  allRead: void
  allAnswered: void
  noArchive: void
  showLatest: void
}>({
  mine: {
    id: 'communities.feed.mine',
    defaultMessage: 'My communities',
    description: 'Names the choice of a community',
  },
  all: {
    id: 'communities.feed.all',
    defaultMessage: 'All my communities',
    description: 'Which posts: of all communities that the person belongs to',
  },
  unreadCount: {
    id: 'communities.feed.unreadCount',
    defaultMessage: '{count, plural, one {# unread post} other {# unread posts}}',
    description: 'Says what the number beside a community counts',
  },
  archive: {
    id: 'communities.feed.archive',
    defaultMessage: 'Archive',
    description: 'Which posts',
  },
  noneYet: {
    id: 'communities.feed.noneYet',
    defaultMessage: 'No communities yet',
    description: 'Title of the empty feed',
  },
  noneYetText: {
    id: 'communities.feed.noneYetText',
    defaultMessage: 'Communities that you join appear here.',
    description: 'Text of the empty feed',
  },
  browse: {
    id: 'communities.feed.browse',
    defaultMessage: 'Browse communities',
    description: 'Link: leads to all communities',
  },
  allRead: {
    id: 'communities.feed.allRead',
    defaultMessage: 'Nothing unread',
    description: 'Title of the empty list of unread posts',
  },
  allAnswered: {
    id: 'communities.feed.allAnswered',
    defaultMessage: 'Nothing is unanswered',
    description: 'Title of the empty list of unanswered posts',
  },
  noArchive: {
    id: 'communities.feed.noArchive',
    defaultMessage: 'Nothing is archived',
    description: 'Title of the empty list of archived posts',
  },
  showLatest: {
    id: 'communities.feed.showLatest',
    defaultMessage: 'Show the latest posts',
    description: 'Button in an empty list',
  },
})
