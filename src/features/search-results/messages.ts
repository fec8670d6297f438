import { defineMessages } from '@/shared/i18n'

/** What a search has found, and what it can be narrowed by. */
export const messages = defineMessages<{
  title: void
  searching: void
  found: { count: number; posts: number }
  foundMany: { count: string }
  foundNothing: void
  results: { count: number }
  readAs: { reading: string }
  readExact: { words: string }
  readEvery: { words: string }
  readNone: { words: string }
  ignored: { words: string }
  kinds: void
  all: void
  posts: void
  comments: void
  media: void
  documents: void
  tabMany: { tab: string; count: string }
  sort: void
  best: void
  newest: void
  filters: void
  filtersSet: { count: number }
  chosenFilters: void
  remove: { filter: string }
  clearAll: void
  close: void
  community: void
  person: void
  status: void
  has: void
  hashtag: void
  language: void
  archive: void
  archiveOnly: void
  archiveWithout: void
  file: void
  picture: void
  event: void
  task: void
  date: void
  anyTime: void
  lastWeek: void
  lastMonth: void
  from: void
  to: void
  clearFrom: void
  clearTo: void
  fromTo: { from: string; to: string }
  since: { day: string }
  until: { day: string }
  more: { count: number }
  fewer: void
  nothing: { words: string }
  nothingWhy: void
  nothingFiltered: void
  showMore: void
  failed: void
  failedOld: void
  moreFailed: void
  tryAgain: void
  allMedia: { count: number }
  openPicture: { what: string; post: string }
  moreInside: { count: number }
  version: { version: number }
  versionAndPage: { version: number; page: number }
  replacedBy: { number: string }
  archived: void
  tooLong: void
  tooLongText: { letters: string; most: string }
  signsOnly: void
  recent: void
  clear: void
  clearRecent: void
  howTo: void
  syntaxSome: void
  syntaxEvery: void
  syntaxNone: void
  syntaxExact: void
  syntaxHashtag: void
  everywhere: void
}>({
  title: {
    id: 'searchResults.title',
    defaultMessage: 'Search',
    description: 'Heading of the search page while it has no results',
  },
  searching: {
    id: 'searchResults.searching',
    defaultMessage: 'Searching…',
    description: 'While the results are on their way',
  },
  found: {
    id: 'searchResults.found',
    defaultMessage:
      '{count, plural, one {# result} other {# results}} in {posts, plural, one {# post} other {# posts}}',
    description: 'Heading: how many things were found, and in how many posts',
  },
  foundMany: {
    id: 'searchResults.foundMany',
    defaultMessage: 'More than {count} results',
    description: 'Heading: more were found than can be reached; {count} is a number, as 1,000',
  },
  foundNothing: {
    id: 'searchResults.foundNothing',
    defaultMessage: 'No results',
    description: 'Heading',
  },
  results: {
    id: 'searchResults.results',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'For screen readers, behind a filter: how many results it gives',
  },
  readAs: {
    id: 'searchResults.readAs',
    defaultMessage: 'Read as: {reading}',
    description:
      'Below the heading: how the words of the search were understood; {reading} is for example “press or sensor, without drill”',
  },
  readExact: {
    id: 'searchResults.readExact',
    defaultMessage: 'exactly “{words}”',
    description: 'Part of “Read as”: these words in this order',
  },
  readEvery: {
    id: 'searchResults.readEvery',
    defaultMessage: 'with {words}',
    description: 'Part of “Read as”: words that must be there',
  },
  readNone: {
    id: 'searchResults.readNone',
    defaultMessage: 'without {words}',
    description: 'Part of “Read as”: words that must not be there',
  },
  ignored: {
    id: 'searchResults.ignored',
    defaultMessage: 'Ignored: {words}',
    description: 'Below the heading: words of the search that were left out',
  },
  kinds: {
    id: 'searchResults.kinds',
    defaultMessage: 'Types of results',
    description: 'Names the row of tabs',
  },
  all: {
    id: 'searchResults.all',
    defaultMessage: 'All',
    description: 'Tab of the search',
  },
  posts: {
    id: 'searchResults.posts',
    defaultMessage: 'Posts',
    description: 'Tab of the search',
  },
  comments: {
    id: 'searchResults.comments',
    defaultMessage: 'Comments',
    description: 'Tab of the search',
  },
  media: {
    id: 'searchResults.media',
    defaultMessage: 'Media',
    description: 'Tab of the search, and heading above pictures',
  },
  documents: {
    id: 'searchResults.documents',
    defaultMessage: 'Documents',
    description: 'Tab of the search',
  },
  tabMany: {
    id: 'searchResults.tabMany',
    defaultMessage: '{tab} {count}+',
    description: 'Tab with more results than can be reached, as “Posts 1,000+”',
  },
  sort: {
    id: 'searchResults.sort',
    defaultMessage: 'Sort by',
    description: 'Label of a list of two',
  },
  best: {
    id: 'searchResults.best',
    defaultMessage: 'Best match',
    description: 'An order of the results',
  },
  newest: {
    id: 'searchResults.newest',
    defaultMessage: 'Newest',
    description: 'An order of the results',
  },
  filters: {
    id: 'searchResults.filters',
    defaultMessage: 'Filters',
    description: 'Button, and title of what it opens',
  },
  filtersSet: {
    id: 'searchResults.filtersSet',
    defaultMessage: 'Filters ({count})',
    description: 'Button; {count} filters are set',
  },
  chosenFilters: {
    id: 'searchResults.chosenFilters',
    defaultMessage: 'Active filters',
    description: 'Names a list of chips',
  },
  remove: {
    id: 'searchResults.remove',
    defaultMessage: 'Remove filter: {filter}',
    description: 'Button on a chip',
  },
  clearAll: {
    id: 'searchResults.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button: no filter any more',
  },
  close: {
    id: 'searchResults.close',
    defaultMessage: 'Close',
    description: 'Button',
  },
  community: {
    id: 'searchResults.community',
    defaultMessage: 'Community',
    description: 'A filter',
  },
  person: {
    id: 'searchResults.person',
    defaultMessage: 'Person',
    description: 'A filter',
  },
  status: {
    id: 'searchResults.status',
    defaultMessage: 'Status',
    description: 'A filter: where posts stand in their workflow',
  },
  has: {
    id: 'searchResults.has',
    defaultMessage: 'Contains',
    description: 'A filter: what posts have besides their text',
  },
  hashtag: {
    id: 'searchResults.hashtag',
    defaultMessage: 'Hashtag',
    description: 'A filter',
  },
  language: {
    id: 'searchResults.language',
    defaultMessage: 'Language',
    description: 'A filter',
  },
  archive: {
    id: 'searchResults.archive',
    defaultMessage: 'Archive',
    description: 'A filter',
  },
  archiveOnly: {
    id: 'searchResults.archiveOnly',
    defaultMessage: 'Archived only',
    description: 'A value of the filter “Archive”',
  },
  archiveWithout: {
    id: 'searchResults.archiveWithout',
    defaultMessage: 'Not archived',
    description: 'A value of the filter “Archive”',
  },
  file: {
    id: 'searchResults.file',
    defaultMessage: 'File',
    description: 'A value of the filter “Contains”',
  },
  picture: {
    id: 'searchResults.picture',
    defaultMessage: 'Picture',
    description: 'A value of the filter “Contains”',
  },
  event: {
    id: 'searchResults.event',
    defaultMessage: 'Event',
    description: 'A value of the filter “Contains”',
  },
  task: {
    id: 'searchResults.task',
    defaultMessage: 'Task',
    description: 'A value of the filter “Contains”',
  },
  date: {
    id: 'searchResults.date',
    defaultMessage: 'Date',
    description: 'A filter',
  },
  anyTime: {
    id: 'searchResults.anyTime',
    defaultMessage: 'Any time',
    description: 'A value of the filter “Date”',
  },
  lastWeek: {
    id: 'searchResults.lastWeek',
    defaultMessage: '7 days',
    description: 'A value of the filter “Date”: the last seven days',
  },
  lastMonth: {
    id: 'searchResults.lastMonth',
    defaultMessage: '30 days',
    description: 'A value of the filter “Date”: the last thirty days',
  },
  from: {
    id: 'searchResults.from',
    defaultMessage: 'From',
    description: 'Field for a day',
  },
  to: {
    id: 'searchResults.to',
    defaultMessage: 'To',
    description: 'Field for a day',
  },
  clearFrom: {
    id: 'searchResults.clearFrom',
    defaultMessage: 'Clear “From”',
    description: 'Button in a field for a day',
  },
  clearTo: {
    id: 'searchResults.clearTo',
    defaultMessage: 'Clear “To”',
    description: 'Button in a field for a day',
  },
  fromTo: {
    id: 'searchResults.fromTo',
    defaultMessage: '{from} to {to}',
    description: 'Chip: between two days',
  },
  since: {
    id: 'searchResults.since',
    defaultMessage: 'Since {day}',
    description: 'Chip: not older than a day',
  },
  until: {
    id: 'searchResults.until',
    defaultMessage: 'Until {day}',
    description: 'Chip: not newer than a day',
  },
  more: {
    id: 'searchResults.more',
    defaultMessage: '{count, number} more',
    description: 'Button below the values of a filter: shows the others',
  },
  fewer: {
    id: 'searchResults.fewer',
    defaultMessage: 'Show fewer',
    description: 'Button below the values of a filter',
  },
  nothing: {
    id: 'searchResults.nothing',
    defaultMessage: 'Nothing found for “{words}”',
    description: 'Title of an empty list',
  },
  nothingWhy: {
    id: 'searchResults.nothingWhy',
    defaultMessage: 'Check the spelling, or try fewer or other words.',
    description: 'Below the title of an empty list',
  },
  nothingFiltered: {
    id: 'searchResults.nothingFiltered',
    defaultMessage: 'Remove filters to find more.',
    description: 'Below the title of an empty list, while filters are set',
  },
  showMore: {
    id: 'searchResults.showMore',
    defaultMessage: 'Show more results',
    description: 'Button below the results',
  },
  failed: {
    id: 'searchResults.failed',
    defaultMessage: 'Couldn’t search',
    description: 'Title where the results would be',
  },
  failedOld: {
    id: 'searchResults.failedOld',
    defaultMessage: 'Couldn’t search. These are the earlier results.',
    description: 'Above older results that stay',
  },
  moreFailed: {
    id: 'searchResults.moreFailed',
    defaultMessage: 'Couldn’t load more results.',
    description: 'Above the results that are there',
  },
  tryAgain: {
    id: 'searchResults.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  allMedia: {
    id: 'searchResults.allMedia',
    defaultMessage: 'All {count, number}',
    description: 'Button beside the heading “Media”: shows all pictures that were found',
  },
  openPicture: {
    id: 'searchResults.openPicture',
    defaultMessage: 'Open picture: {what}, in {post}',
    description: 'Label of a small picture',
  },
  moreInside: {
    id: 'searchResults.moreInside',
    defaultMessage: '{count, plural, one {# more} other {# more}} in this post',
    description: 'Below what was found in a post: how much more was found there',
  },
  version: {
    id: 'searchResults.version',
    defaultMessage: 'version {version, number}',
    description: 'Behind the name of a file',
  },
  versionAndPage: {
    id: 'searchResults.versionAndPage',
    defaultMessage: 'version {version, number}, page {page, number}',
    description: 'Behind the name of a file: where it was found',
  },
  replacedBy: {
    id: 'searchResults.replacedBy',
    defaultMessage: 'Replaced by post {number}',
    description: 'Label of a post that is no longer valid; {number} is that of the other',
  },
  archived: {
    id: 'searchResults.archived',
    defaultMessage: 'Archived',
    description: 'Label of a post',
  },
  tooLong: {
    id: 'searchResults.tooLong',
    defaultMessage: 'That’s too long to search for',
    description: 'Title instead of results',
  },
  tooLongText: {
    id: 'searchResults.tooLongText',
    defaultMessage: '{letters} of {most} characters. Shorten your search.',
    description: 'Below that title: two numbers',
  },
  signsOnly: {
    id: 'searchResults.signsOnly',
    defaultMessage: 'There’s no word to search for. Enter a letter or digit.',
    description: 'Instead of results, where only signs were typed',
  },
  recent: {
    id: 'searchResults.recent',
    defaultMessage: 'Recent searches',
    description: 'Heading above earlier searches',
  },
  clear: {
    id: 'searchResults.clear',
    defaultMessage: 'Clear',
    description: 'Button beside that heading: removes all of them',
  },
  clearRecent: {
    id: 'searchResults.clearRecent',
    defaultMessage: 'Clear recent searches',
    description: 'For screen readers: what that button does. Begins with its word',
  },
  howTo: {
    id: 'searchResults.howTo',
    defaultMessage: 'How to search',
    description: 'Heading above examples',
  },
  syntaxSome: {
    id: 'searchResults.syntaxSome',
    defaultMessage: 'At least one of these words',
    description: 'What an example of a search means',
  },
  syntaxEvery: {
    id: 'searchResults.syntaxEvery',
    defaultMessage: 'This word must be there',
    description: 'What an example of a search means',
  },
  syntaxNone: {
    id: 'searchResults.syntaxNone',
    defaultMessage: 'Leave out what has this word',
    description: 'What an example of a search means',
  },
  syntaxExact: {
    id: 'searchResults.syntaxExact',
    defaultMessage: 'Exactly these words in this order',
    description: 'What an example of a search means',
  },
  syntaxHashtag: {
    id: 'searchResults.syntaxHashtag',
    defaultMessage: 'This hashtag',
    description: 'What an example of a search means',
  },
  everywhere: {
    id: 'searchResults.everywhere',
    defaultMessage: 'Search everywhere',
    description: 'Link from the search within a community',
  },
})
