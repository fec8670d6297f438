import { defineMessages } from '@/shared/i18n'

/** What is suggested while somebody types into the search of the header, and the sheet that it has on phones. */
export const messages = defineMessages<{
  suggestions: void
  searchFor: { query: string }
  visited: void
  goTo: void
  posts: void
  hashtags: void
  recent: void
  clearRecent: void
  community: { count: number }
  closedCommunity: void
  post: { number: string; community: string }
  hashtag: { community: string }
  count: { count: number }
  none: void
  failed: void
  back: void
  signs: void
  signEvery: void
  signNone: void
  signExact: void
  signHashtag: void
}>({
  suggestions: {
    id: 'search.quick.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Names what is suggested under the search, for screen readers',
  },
  searchFor: {
    id: 'search.quick.searchFor',
    defaultMessage: 'Search for “{query}”',
    description: 'First row under the search on phones; {query} is what was typed',
  },
  visited: {
    id: 'search.quick.visited',
    defaultMessage: 'Last visited',
    description: 'Heading above the posts, communities and screens that the person opened last in this browser',
  },
  goTo: {
    id: 'search.quick.goTo',
    defaultMessage: 'Go to',
    description: 'Heading above screens, communities and people under the search',
  },
  posts: { id: 'search.quick.posts', defaultMessage: 'Posts', description: 'Heading above posts under the search' },
  hashtags: {
    id: 'search.quick.hashtags',
    defaultMessage: 'Hashtags',
    description: 'Heading above hashtags under the search',
  },
  recent: {
    id: 'search.quick.recent',
    defaultMessage: 'Searched before',
    description: 'Heading above what the person searched for lately in this browser',
  },
  clearRecent: {
    id: 'search.quick.clearRecent',
    defaultMessage: 'Clear',
    description: 'Button beside “Searched before”: forgets the searches of this browser',
  },
  community: {
    id: 'search.quick.community',
    defaultMessage: 'Community, {count, plural, one {# member} other {# members}}',
    description: 'Under the name of a community that is suggested',
  },
  closedCommunity: {
    id: 'search.quick.closedCommunity',
    defaultMessage: 'Closed community',
    description: 'Under the name of a community that is suggested and that the person can’t read',
  },
  post: {
    id: 'search.quick.post',
    defaultMessage: 'Post {number}, {community}',
    description: 'Under the title of a post that is suggested: its number and its community',
  },
  hashtag: {
    id: 'search.quick.hashtag',
    defaultMessage: 'Hashtag, {community}',
    description: 'Under a hashtag that is suggested: the community that it belongs to',
  },
  count: {
    id: 'search.quick.count',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'Read out when the suggestions under the search are there',
  },
  none: {
    id: 'search.quick.none',
    defaultMessage: 'No suggestions. Press Enter to search.',
    description: 'Under the search, where nothing begins with what was typed',
  },
  failed: {
    id: 'search.quick.failed',
    defaultMessage: 'More suggestions couldn’t be loaded',
    description: 'Under the search, when the server did not answer; what this device knows is still listed',
  },
  back: { id: 'search.quick.back', defaultMessage: 'Back', description: 'Button that closes the search on phones' },
  signs: {
    id: 'search.quick.signs',
    defaultMessage: 'Signs',
    description: 'Names the keys that write a sign of the search, for screen readers',
  },
  signEvery: {
    id: 'search.quick.signEvery',
    defaultMessage: 'must have',
    description: 'Key above the keyboard, behind a plus sign: the next word has to be there',
  },
  signNone: {
    id: 'search.quick.signNone',
    defaultMessage: 'leave out',
    description: 'Key above the keyboard, behind a minus sign: the next word must not be there',
  },
  signExact: {
    id: 'search.quick.signExact',
    defaultMessage: 'exactly',
    description: 'Key above the keyboard, behind quotes: these words in this order',
  },
  signHashtag: {
    id: 'search.quick.signHashtag',
    defaultMessage: 'hashtag',
    description: 'Key above the keyboard, behind a number sign',
  },
})
