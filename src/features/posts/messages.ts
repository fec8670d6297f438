import { defineMessages, type RichPart } from '@/shared/i18n'

type Named = { name: string }
type Count = { count: number }

export const messages = defineMessages<{
  goodMorning: Named
  goodAfternoon: Named
  goodEvening: Named
  waitingFor: Count
  waitingOverdue: { count: number; overdue: number; b: RichPart }
  waitingNothing: void
  forYou: void

  filters: void
  filterLatest: void
  filterFollowed: void
  filterUnread: void
  filterArchive: void

  hereToday: { time: string }
  hereYesterday: { time: string }
  hereOn: { day: string; time: string }
  newPosts: Count

  feed: void
  feedLoading: void
  feedLoaded: Count
  loadMore: void
  feedEnd: void
  feedFailed: void
  feedFailedText: void
  feedMoreFailed: void
  tryAgain: void

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
  share: void

  authorInCommunity: { author: string; community: string; b: RichPart }
  acknowledge: void
  acknowledgeBy: { date: string }
  photos: Count
  like: Count
  comments: Count
  commentsOf: { count: number; title: string }
  bookmark: void
  likeFailed: void
  unlikeFailed: void
  bookmarkFailed: void
  unbookmarkFailed: void

  eventAt: { start: string }
  eventFromTo: { start: string; end: string }
  replacedBy: { title: string }
}>({
  goodMorning: {
    id: 'posts.goodMorning',
    defaultMessage: 'Good morning, {name}',
    description: 'Heading of the dashboard; {name} is a first name',
  },
  goodAfternoon: {
    id: 'posts.goodAfternoon',
    defaultMessage: 'Good afternoon, {name}',
    description: 'Heading of the dashboard; {name} is a first name',
  },
  goodEvening: {
    id: 'posts.goodEvening',
    defaultMessage: 'Good evening, {name}',
    description: 'Heading of the dashboard; {name} is a first name',
  },
  waitingFor: {
    id: 'posts.waitingFor',
    defaultMessage: '{count, plural, one {# thing is} other {# things are}} waiting for you.',
    description: 'Below the greeting and the title of My space',
  },
  waitingOverdue: {
    id: 'posts.waitingOverdue',
    defaultMessage:
      '{count, plural, one {# thing is} other {# things are}} waiting for you, <b>{overdue, plural, one {# is} other {# are}} overdue</b>.',
    description: 'Below the greeting and the title of My space; the bold part is in the tone of an error',
  },
  forYou: {
    id: 'posts.forYou',
    defaultMessage: 'For you',
    description: 'Names the column beside the feed, and its first card',
  },
  waitingNothing: {
    id: 'posts.waitingNothing',
    defaultMessage: 'Nothing is waiting for you right now.',
    description: 'Below the greeting',
  },

  filters: {
    id: 'posts.filters',
    defaultMessage: 'Filter posts',
    description: 'Names the row of filters above the feed',
  },
  filterLatest: {
    id: 'posts.filterLatest',
    defaultMessage: 'Latest',
    description: 'Filter of the feed: the newest posts',
  },
  filterFollowed: {
    id: 'posts.filterFollowed',
    defaultMessage: 'Following',
    description: 'Filter of the feed: posts by people and hashtags that I follow',
  },
  filterUnread: {
    id: 'posts.filterUnread',
    defaultMessage: 'Unread',
    description: 'Filter of the feed: posts that I have not opened yet',
  },
  filterArchive: {
    id: 'posts.filterArchive',
    defaultMessage: 'Archive',
    description: 'Filter of the feed: posts that have left the other lists',
  },

  hereToday: {
    id: 'posts.hereToday',
    defaultMessage: 'You were here today at {time}',
    description: 'Between new posts and those that were there at the last visit',
  },
  hereYesterday: {
    id: 'posts.hereYesterday',
    defaultMessage: 'You were here yesterday at {time}',
    description: 'Between new posts and those that were there at the last visit',
  },
  hereOn: {
    id: 'posts.hereOn',
    defaultMessage: 'You were here on {day} at {time}',
    description: 'Between new posts and those that were there at the last visit; {day} is “18 November”',
  },
  newPosts: {
    id: 'posts.newPosts',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Button over the feed: shows what is new',
  },

  feed: { id: 'posts.feed', defaultMessage: 'Posts', description: 'Names the feed for screen readers' },
  feedLoading: {
    id: 'posts.feedLoading',
    defaultMessage: 'Loading posts',
    description: 'For screen readers, while the feed is loading',
  },
  feedLoaded: {
    id: 'posts.feedLoaded',
    defaultMessage: '{count, plural, one {# more post} other {# more posts}} loaded',
    description: 'For screen readers, after a further page of the feed arrived',
  },
  loadMore: { id: 'posts.loadMore', defaultMessage: 'Load more posts', description: 'Button at the end of the feed' },
  feedEnd: {
    id: 'posts.feedEnd',
    defaultMessage: 'You’ve reached the oldest post.',
    description: 'Stands at the end of the feed',
  },
  feedFailed: {
    id: 'posts.feedFailed',
    defaultMessage: 'Couldn’t load posts',
    description: 'Title in place of the feed',
  },
  feedFailedText: {
    id: 'posts.feedFailedText',
    defaultMessage: 'Nothing is lost. Try again in a moment.',
    description: 'Below "The posts could not be loaded"',
  },
  feedMoreFailed: {
    id: 'posts.feedMoreFailed',
    defaultMessage: 'Couldn’t load more posts.',
    description: 'At the end of the posts that are there, when a further page failed',
  },
  tryAgain: { id: 'posts.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },

  emptyLatest: {
    id: 'posts.emptyLatest',
    defaultMessage: 'No posts yet',
    description: 'Title of the empty feed',
  },
  emptyLatestText: {
    id: 'posts.emptyLatestText',
    defaultMessage: 'Posts from your communities will appear here.',
    description: 'Text of the empty feed',
  },
  emptyFollowed: {
    id: 'posts.emptyFollowed',
    defaultMessage: 'You aren’t following any posts yet',
    description: 'Title of the empty list of followed posts',
  },
  emptyFollowedText: {
    id: 'posts.emptyFollowedText',
    defaultMessage: 'Follow people or hashtags to see their posts here.',
    description: 'Text of the empty list of followed posts',
  },
  emptyUnread: {
    id: 'posts.emptyUnread',
    defaultMessage: 'You’re all caught up',
    description: 'Title of the empty list of unread posts',
  },
  emptyUnreadText: {
    id: 'posts.emptyUnreadText',
    defaultMessage: 'You’ve seen every post so far.',
    description: 'Text of the empty list of unread posts',
  },
  emptyArchive: {
    id: 'posts.emptyArchive',
    defaultMessage: 'The archive is empty',
    description: 'Title of the empty archive',
  },
  emptyArchiveText: {
    id: 'posts.emptyArchiveText',
    defaultMessage: 'Older posts that are no longer current appear here.',
    description: 'Text of the empty archive',
  },
  writePost: {
    id: 'posts.writePost',
    defaultMessage: 'Write a post',
    description: 'Link in the empty feed: to the editor',
  },
  share: {
    id: 'posts.share',
    defaultMessage: 'Share something with your communities',
    description: 'Stands like the placeholder of a field at the head of the feed; leads to the editor of a new post',
  },
  showLatest: {
    id: 'posts.showLatest',
    defaultMessage: 'Show latest posts',
    description: 'Button in an empty list',
  },

  authorInCommunity: {
    id: 'posts.authorInCommunity',
    defaultMessage: '<b>{author}</b> in {community}',
    description: 'Head of a post: who wrote it, in which community',
  },
  acknowledge: {
    id: 'posts.acknowledge',
    defaultMessage: 'To acknowledge',
    description: 'On a card: the person is asked to confirm that they have read the post',
  },
  acknowledgeBy: {
    id: 'posts.acknowledgeBy',
    defaultMessage: 'Acknowledge by {date}',
    description: 'The same with the last day',
  },
  photos: {
    id: 'posts.photos',
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description: 'Chip on a post',
  },
  like: {
    id: 'posts.like',
    defaultMessage: '{count, plural, =0 {Like} one {Like, # person likes this} other {Like, # people like this}}',
    description: 'Name of the like button, which shows the bare number; it can be pressed or not',
  },
  comments: {
    id: 'posts.comments',
    defaultMessage: '{count, plural, =0 {Comment} one {# comment} other {# comments}}',
    description: 'Link on a post to its comments',
  },
  commentsOf: {
    id: 'posts.commentsOf',
    defaultMessage: '{count, plural, =0 {Comment} one {# comment} other {# comments}} on {title}',
    description: 'The same link for screen readers, with the title of the post',
  },
  bookmark: {
    id: 'posts.bookmark',
    defaultMessage: 'Save to favourites',
    description: 'Name of the bookmark button; it can be pressed or not',
  },
  likeFailed: {
    id: 'posts.likeFailed',
    defaultMessage: 'Couldn’t save your like',
    description: 'Tip after a refused like',
  },
  unlikeFailed: {
    id: 'posts.unlikeFailed',
    defaultMessage: 'Couldn’t remove your like',
    description: 'Tip after a refused unlike',
  },
  bookmarkFailed: {
    id: 'posts.bookmarkFailed',
    defaultMessage: 'Couldn’t save the post to your favourites',
    description: 'Tip after a refused bookmark',
  },
  unbookmarkFailed: {
    id: 'posts.unbookmarkFailed',
    defaultMessage: 'Couldn’t remove the post from your favourites',
    description: 'Tip after a refused removal of a bookmark',
  },

  eventAt: {
    id: 'posts.eventAt',
    defaultMessage: 'Event on {start}',
    description: 'Chip on a post; {start} is a date with or without time',
  },
  eventFromTo: {
    id: 'posts.eventFromTo',
    defaultMessage: 'Event, {start} to {end}',
    description: 'Chip on a post that lasts several days',
  },
  replacedBy: {
    id: 'posts.replacedBy',
    defaultMessage: 'Replaced by {title}',
    description: 'Link on the card of an outdated post',
  },
})
