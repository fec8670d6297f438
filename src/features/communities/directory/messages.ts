import { defineMessages } from '@/shared/i18n'

/** What the list of all communities says. */
export const messages = defineMessages<{
  communities: void
  searchCommunities: void
  language: void
  sort: void
  byName: void
  byActivity: void
  newest: void
  which: void
  showAll: void
  showMine: void
  showOpen: void
  found: { count: number }
  noneFound: void
  clearFilters: void
  others: void
  closed: void
  membersAndPosts: { members: number; posts: number }
  show: { count: number }
  directory: void
  myFeed: void
  editCatalogs: void
}>({
  communities: {
    id: 'communities.communities',
    defaultMessage: 'Communities',
    description: 'Heading of the directory',
  },
  searchCommunities: {
    id: 'communities.searchCommunities',
    defaultMessage: 'Search communities',
    description: 'Label of the search field of the directory',
  },
  language: {
    id: 'communities.language',
    defaultMessage: 'Language',
    description: 'Label of a filter',
  },
  sort: {
    id: 'communities.sort',
    defaultMessage: 'Sort by',
    description: 'Label of the choice of an order',
  },
  byName: {
    id: 'communities.byName',
    defaultMessage: 'Name',
    description: 'An order of communities',
  },
  byActivity: {
    id: 'communities.byActivity',
    defaultMessage: 'Latest post',
    description: 'An order of communities: the newest post first',
  },
  newest: {
    id: 'communities.newest',
    defaultMessage: 'Newest first',
    description: 'An order of posts',
  },
  which: {
    id: 'communities.which',
    defaultMessage: 'Which communities',
    description: 'Names the choice between all, mine and open',
  },
  showAll: {
    id: 'communities.showAll',
    defaultMessage: 'All',
    description: 'Which communities: all',
  },
  showMine: {
    id: 'communities.showMine',
    defaultMessage: 'Mine',
    description: 'Which communities: one’s own',
  },
  showOpen: {
    id: 'communities.showOpen',
    defaultMessage: 'Open to join',
    description: 'Which communities: those one can join at once',
  },
  found: {
    id: 'communities.found',
    defaultMessage: '{count, plural, one {# community} other {# communities}}',
    description: 'How many communities the directory shows',
  },
  noneFound: {
    id: 'communities.noneFound',
    defaultMessage: 'No communities found',
    description: 'Title in place of an empty directory',
  },
  clearFilters: {
    id: 'communities.clearFilters',
    defaultMessage: 'Clear filters',
    description: 'Button in an empty list',
  },
  others: {
    id: 'communities.others',
    defaultMessage: 'Other communities',
    description: 'Heading above communities that stand in no catalogue',
  },
  closed: {
    id: 'communities.closed',
    defaultMessage: 'Only members can read it',
    description: 'On the card of a closed community',
  },
  membersAndPosts: {
    id: 'communities.membersAndPosts',
    defaultMessage:
      '{members, plural, one {# member} other {# members}}{posts, plural, =0 {} one {, # post this week} other {, # posts this week}}',
    description: 'Facts about a community in the directory',
  },
  show: {
    id: 'communities.show',
    defaultMessage: '{count, plural, one {Show # community} other {Show # communities}}',
    description: 'Closes the filters on a phone',
  },
  directory: {
    id: 'communities.directory',
    defaultMessage: 'Directory',
    description: 'Tab: all communities',
  },
  myFeed: {
    id: 'communities.myFeed',
    defaultMessage: 'My feed',
    description: 'Tab: posts of the communities that the person belongs to',
  },
  editCatalogs: {
    id: 'communities.editCatalogs',
    defaultMessage: 'Edit catalogues',
    description: 'Button above the directory, and title of the dialog',
  },
})
