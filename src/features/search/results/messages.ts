import { defineMessages } from '@/shared/i18n'

/** What the screen of search results says. */
export const messages = defineMessages<{
  title: void
  searching: void
  loading: void
  failed: void
  found: { count: number; posts: number }
  foundMany: { count: number; posts: number }
  readAs: { words: string }
  readExact: { text: string }
  readEvery: { words: string }
  readNone: { words: string }
  ignored: { words: string }
  types: void
  all: void
  posts: void
  comments: void
  media: void
  documents: void
  countAtLeast: { count: number }
  nothingFound: void
  nothingFoundText: void
  nothingOfType: { type: string }
  showAll: void
  sort: void
  best: void
  newest: void
  filters: void
  filtersSet: { count: number }
  closeFilters: void
  showResults: { count: number }
  clearAll: void
  removeFilter: { filter: string }
  chosen: void
  in: void
  by: void
  someoneElse: void
  findPerson: void
  date: void
  from: void
  to: void
  clearDay: void
  state: void
  has: void
  tag: void
  lang: void
  archive: void
  withArchive: void
  withoutArchive: void
  onlyArchive: void
  onePost: void
  hasFile: void
  hasPicture: void
  hasEvent: void
  hasTask: void
  everywhere: void
  communities: void
  membersCount: { count: number }
  member: void
  moderator: void
  requested: void
  invited: void
  closed: void
  allMedia: { count: number }
  anyTime: void
  days: { days: number }
  ownDays: void
  between: { from: string; to: string }
  since: { day: string }
  until: { day: string }
  moreValues: { count: number }
  fewerValues: void
  moreInPost: { count: number }
  commentBy: { name: string }
  version: { version: number }
  page: { page: number }
  openPage: { page: number; name: string }
  archived: void
  replacedBy: { number: number }
  unread: void
  showMore: void
  recent: void
  clearRecent: void
  howTo: void
  howSome: void
  howEvery: void
  howNone: void
  howExact: void
  howHashtag: void
}>({
  title: { id: 'search.results.title', defaultMessage: 'Search', description: 'Title of the page before a search' },
  searching: {
    id: 'search.results.searching',
    defaultMessage: 'Search results',
    description: 'Title of the page while its results are loaded',
  },
  loading: { id: 'search.results.loading', defaultMessage: 'Searching', description: 'For screen readers' },
  failed: {
    id: 'search.results.failed',
    defaultMessage: 'The search didn’t work',
    description: 'Title in place of results',
  },
  found: {
    id: 'search.results.found',
    defaultMessage:
      '{count, plural, one {# result} other {# results}} in {posts, plural, one {# post} other {# posts}}',
    description: 'Title of the page',
  },
  foundMany: {
    id: 'search.results.foundMany',
    defaultMessage: 'More than {count, number} results in {posts, plural, one {# post} other {# posts}}',
    description: 'Title of the page where nobody counted further',
  },
  readAs: {
    id: 'search.results.readAs',
    defaultMessage: 'Read as {words}',
    description:
      'How the query was understood; {words} are the words and what is meant by them: press or sensor, without drill',
  },
  readExact: {
    id: 'search.results.readExact',
    defaultMessage: 'exactly “{text}”',
    description: 'Part of “Read as …”: words in this order',
  },
  readEvery: {
    id: 'search.results.readEvery',
    defaultMessage: 'always {words}',
    description: 'Part of “Read as …”: words that all have to be there',
  },
  readNone: {
    id: 'search.results.readNone',
    defaultMessage: 'without {words}',
    description: 'Part of “Read as …”: words that must not be there',
  },
  ignored: {
    id: 'search.results.ignored',
    defaultMessage: 'Ignored: {words}',
    description: 'Signs of the query by which nothing can be found',
  },
  types: { id: 'search.results.types', defaultMessage: 'Kinds of results', description: 'Names the row of tabs' },
  all: { id: 'search.results.all', defaultMessage: 'All', description: 'Tab with results of every kind' },
  posts: { id: 'search.results.posts', defaultMessage: 'Posts', description: 'Tab' },
  comments: { id: 'search.results.comments', defaultMessage: 'Comments', description: 'Tab' },
  media: { id: 'search.results.media', defaultMessage: 'Media', description: 'Tab: pictures and videos' },
  documents: { id: 'search.results.documents', defaultMessage: 'Documents', description: 'Tab: files' },
  countAtLeast: {
    id: 'search.results.countAtLeast',
    defaultMessage: 'more than {count, number}',
    description: 'Beside a tab, for screen readers, where nobody counted further',
  },
  nothingFound: {
    id: 'search.results.nothingFound',
    defaultMessage: 'Nothing found',
    description: 'Title in place of results',
  },
  nothingFoundText: {
    id: 'search.results.nothingFoundText',
    defaultMessage: 'Check the spelling, or try fewer words.',
    description: 'Below “Nothing found”',
  },
  nothingOfType: {
    id: 'search.results.nothingOfType',
    defaultMessage: 'Nothing found in {type}',
    description: 'Title in place of results of one kind; {type} is the name of the tab',
  },
  showAll: { id: 'search.results.showAll', defaultMessage: 'Show all results', description: 'Button' },
  sort: { id: 'search.results.sort', defaultMessage: 'Order', description: 'Field' },
  best: { id: 'search.results.best', defaultMessage: 'Best match', description: 'Order of the results' },
  newest: { id: 'search.results.newest', defaultMessage: 'Newest first', description: 'Order of the results' },
  filters: { id: 'search.results.filters', defaultMessage: 'Filters', description: 'Button and title of a sheet' },
  filtersSet: {
    id: 'search.results.filtersSet',
    defaultMessage: 'Filters ({count})',
    description: 'Button that opens the filters, with how many are set',
  },
  closeFilters: { id: 'search.results.closeFilters', defaultMessage: 'Close filters', description: 'Button' },
  showResults: {
    id: 'search.results.showResults',
    defaultMessage: '{count, plural, one {Show # result} other {Show # results}}',
    description: 'Button that closes the filters on a phone',
  },
  clearAll: {
    id: 'search.results.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button that removes all filters',
  },
  removeFilter: {
    id: 'search.results.removeFilter',
    defaultMessage: 'Remove filter: {filter}',
    description: 'Button on a filter that is set',
  },
  chosen: {
    id: 'search.results.chosen',
    defaultMessage: 'Active filters',
    description: 'Names the row of set filters',
  },
  in: { id: 'search.results.in', defaultMessage: 'Community', description: 'Filter' },
  by: { id: 'search.results.by', defaultMessage: 'Person', description: 'Filter: who wrote or added it' },
  someoneElse: {
    id: 'search.results.someoneElse',
    defaultMessage: 'Someone else…',
    description: 'Button below the people by whom the results can be narrowed: finds another one',
  },
  findPerson: {
    id: 'search.results.findPerson',
    defaultMessage: 'Find a person',
    description: 'Label of the field in which a name is typed',
  },
  date: { id: 'search.results.date', defaultMessage: 'Date', description: 'Filter' },
  from: { id: 'search.results.from', defaultMessage: 'From', description: 'First day, in the filter by date' },
  to: { id: 'search.results.to', defaultMessage: 'To', description: 'Last day, in the filter by date' },
  clearDay: { id: 'search.results.clearDay', defaultMessage: 'Clear the date', description: 'Button in a field' },
  state: { id: 'search.results.state', defaultMessage: 'Status', description: 'Filter: state of the workflow' },
  has: { id: 'search.results.has', defaultMessage: 'Contains', description: 'Filter: what the post has, as a file' },
  tag: { id: 'search.results.tag', defaultMessage: 'Hashtag', description: 'Filter' },
  lang: { id: 'search.results.lang', defaultMessage: 'Language', description: 'Filter' },
  archive: { id: 'search.results.archive', defaultMessage: 'Archive', description: 'Filter' },
  withArchive: {
    id: 'search.results.withArchive',
    defaultMessage: 'Include archived',
    description: 'Choice of the filter “Archive”',
  },
  withoutArchive: {
    id: 'search.results.withoutArchive',
    defaultMessage: 'Hide archived',
    description: 'Choice of the filter “Archive”',
  },
  onePost: {
    id: 'search.results.onePost',
    defaultMessage: 'Only one post',
    description: 'Name of the filter that is set when all matches in one post are shown',
  },
  onlyArchive: {
    id: 'search.results.onlyArchive',
    defaultMessage: 'Only archived',
    description: 'Choice of the filter “Archive”',
  },
  hasFile: { id: 'search.results.hasFile', defaultMessage: 'File', description: 'Choice of the filter “Contains”' },
  hasPicture: {
    id: 'search.results.hasPicture',
    defaultMessage: 'Picture',
    description: 'Choice of the filter “Contains”',
  },
  hasEvent: { id: 'search.results.hasEvent', defaultMessage: 'Event', description: 'Choice of the filter “Contains”' },
  hasTask: { id: 'search.results.hasTask', defaultMessage: 'Task', description: 'Choice of the filter “Contains”' },
  everywhere: {
    id: 'search.results.everywhere',
    defaultMessage: 'Search everywhere',
    description: 'Link on the results of one community: the same words and filters, in all of them',
  },
  communities: {
    id: 'search.results.communities',
    defaultMessage: 'Communities',
    description: 'Names the list of communities whose name holds the words',
  },
  membersCount: {
    id: 'search.results.membersCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Below the name of a community',
  },
  member: {
    id: 'search.results.member',
    defaultMessage: 'Member',
    description: 'How the person stands to a community',
  },
  moderator: {
    id: 'search.results.moderator',
    defaultMessage: 'Moderator',
    description: 'How the person stands to a community',
  },
  requested: {
    id: 'search.results.requested',
    defaultMessage: 'Requested',
    description: 'The person has asked to join a community',
  },
  invited: {
    id: 'search.results.invited',
    defaultMessage: 'Invited',
    description: 'The person is invited to a community',
  },
  closed: {
    id: 'search.results.closed',
    defaultMessage: 'Members only',
    description: 'Of a community whose posts the person cannot read',
  },
  allMedia: {
    id: 'search.results.allMedia',
    defaultMessage: 'All {count, number}',
    description: 'Button beside some pictures: shows all of them',
  },
  anyTime: {
    id: 'search.results.anyTime',
    defaultMessage: 'Any time',
    description: 'Choice of the filter “Date”',
  },
  days: {
    id: 'search.results.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Choice of the filter “Date”: the last days',
  },
  ownDays: {
    id: 'search.results.ownDays',
    defaultMessage: 'Choose dates',
    description: 'Choice of the filter “Date”: opens its two fields',
  },
  between: {
    id: 'search.results.between',
    defaultMessage: '{from} to {to}',
    description: 'Chosen days in the filter “Date”',
  },
  since: { id: 'search.results.since', defaultMessage: 'Since {day}', description: 'A filter that is set' },
  until: { id: 'search.results.until', defaultMessage: 'Until {day}', description: 'A filter that is set' },
  moreValues: {
    id: 'search.results.moreValues',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Button that shows all values of a filter',
  },
  fewerValues: {
    id: 'search.results.fewerValues',
    defaultMessage: 'Show fewer',
    description: 'Button that hides the last values of a filter again',
  },
  moreInPost: {
    id: 'search.results.moreInPost',
    defaultMessage: '{count, plural, one {# more in this post} other {# more in this post}}',
    description: 'Below the best results inside a post',
  },
  commentBy: {
    id: 'search.results.commentBy',
    defaultMessage: 'Comment by {name}',
    description: 'Link to a comment',
  },
  version: { id: 'search.results.version', defaultMessage: 'Version {version}', description: 'Of a file' },
  page: { id: 'search.results.page', defaultMessage: 'Page {page}', description: 'Link to the page of a file' },
  openPage: {
    id: 'search.results.openPage',
    defaultMessage: 'Open page {page} of {name}',
    description: 'Link to the page of a file, for screen readers; it opens in a new tab',
  },
  archived: { id: 'search.results.archived', defaultMessage: 'Archived', description: 'Label of a post' },
  replacedBy: {
    id: 'search.results.replacedBy',
    defaultMessage: 'Replaced by post {number}',
    description: 'Label of a post; {number} is the number of the newer one',
  },
  unread: { id: 'search.results.unread', defaultMessage: 'Unread', description: 'Dot beside a post' },
  showMore: { id: 'search.results.showMore', defaultMessage: 'Show more', description: 'Button below the results' },
  recent: { id: 'search.results.recent', defaultMessage: 'Recent searches', description: 'Heading' },
  clearRecent: {
    id: 'search.results.clearRecent',
    defaultMessage: 'Clear recent searches',
    description: 'Button',
  },
  howTo: { id: 'search.results.howTo', defaultMessage: 'How to search', description: 'Heading of a list of examples' },
  howSome: {
    id: 'search.results.howSome',
    defaultMessage: 'At least one of the words; also words that begin with it',
    description: 'Beside the example: press sensor',
  },
  howEvery: {
    id: 'search.results.howEvery',
    defaultMessage: 'The word has to be there',
    description: 'Beside the example: +press',
  },
  howNone: {
    id: 'search.results.howNone',
    defaultMessage: 'The word must not be there',
    description: 'Beside the example: -drill',
  },
  howExact: {
    id: 'search.results.howExact',
    defaultMessage: 'Exactly these words in this order',
    description: 'Beside the example: "line 4"',
  },
  howHashtag: {
    id: 'search.results.howHashtag',
    defaultMessage: 'The hashtag',
    description: 'Beside the example: #safety',
  },
})
