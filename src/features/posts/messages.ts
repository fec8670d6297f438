import { defineMessages, type RichPart } from '@/shared/i18n'

type Named = { name: string }
type Count = { count: number }

export const messages = defineMessages<{
  share: void
  goodMorning: Named
  goodAfternoon: Named
  goodEvening: Named

  filters: void
  filterLatest: void
  filterFollowed: void
  filterUnread: void
  filterArchive: void

  feed: void
  feedLoading: void
  feedFailed: void
  feedFailedText: void

  authorInCommunity: { author: string; community: string; b: RichPart }
  unread: void
  replacedBy: { title: string; a: RichPart }
  acknowledge: void
  acknowledgeBy: { date: string }
  photos: Count
  stepOf: { step: string; title: string }
  like: Count
  comments: Count
  commentsOf: { count: number; title: string }
  bookmark: void

  eventAt: { start: string }
  eventFromTo: { start: string; end: string }
}>({
  share: {
    id: 'posts.share',
    defaultMessage: 'Share something with your communities',
    description: 'Stands like the placeholder of a field at the head of the feed; leads to the editor of a new post',
  },
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

  filters: {
    id: 'posts.filters',
    defaultMessage: 'Which posts to show',
    description: 'Names the row of filters above the feed',
  },
  filterLatest: {
    id: 'posts.filterLatest',
    defaultMessage: 'Latest',
    description: 'Filter of the feed: the newest posts',
  },
  filterFollowed: {
    id: 'posts.filterFollowed',
    defaultMessage: 'Followed',
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

  feed: { id: 'posts.feed', defaultMessage: 'Posts', description: 'Names the feed for screen readers' },
  feedLoading: {
    id: 'posts.feedLoading',
    defaultMessage: 'Loading posts',
    description: 'For screen readers, while the feed is loading',
  },
  feedFailed: {
    id: 'posts.feedFailed',
    defaultMessage: 'The posts could not be loaded',
    description: 'Title in place of the feed',
  },
  feedFailedText: {
    id: 'posts.feedFailedText',
    defaultMessage: 'Nothing of yours is lost. Try it once more in a moment.',
    description: 'Below "The posts could not be loaded"',
  },

  authorInCommunity: {
    id: 'posts.authorInCommunity',
    defaultMessage: '<b>{author}</b> in {community}',
    description: 'Head of a post: who wrote it, in which community',
  },
  unread: {
    id: 'posts.unread',
    defaultMessage: 'Unread',
    description: 'Of a single post, for screen readers: beside its date',
  },
  replacedBy: {
    id: 'posts.replacedBy',
    defaultMessage: 'Replaced by <a>{title}</a>',
    description: 'On the card of an outdated post; the title is a link',
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
  stepOf: {
    id: 'posts.stepOf',
    defaultMessage: '{step}: {title}',
    description: 'Names the button of the next step of a post, for screen readers: "Approve: Line 4 stop"',
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
    defaultMessage: 'Keep among my favourites',
    description: 'Name of the bookmark button; it can be pressed or not',
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
})
