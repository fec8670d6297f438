import { defineMessages } from '@/shared/i18n'

/** What the directory of people says. */
export const messages = defineMessages<{
  title: void
  found: { count: number }
  foundOf: { count: number; total: number; organisation: string }
  foundOfAll: { count: number; total: number }
  search: void
  searchHint: void
  clear: void
  filters: void
  filtersSet: { count: number }
  place: void
  area: void
  unit: void
  skill: void
  language: void
  duty: void
  chosen: { filter: string; value: string }
  option: { name: string; count: number }
  unknown: void
  noValues: void
  filtersFailed: void
  clearFilter: void
  clearAll: void
  atWork: void
  followed: void
  sort: void
  sortBest: void
  sortName: void
  sortAvailable: void
  show: { count: number }
  close: void
  list: void
  groupAtWork: void
  groupLater: void
  groupUnknown: void
  groupAway: void
  call: { name: string; number: string }
  notGiven: void
  loading: void
  loadingMore: void
  failed: void
  failedOld: void
  tryAgain: void
  nobody: void
  nobodyWhy: void
  chosenPerson: void
  openProfile: void
  cardFailed: void
  atWorkUntil: { time: string }
  backToday: { time: string }
  backOn: { day: string; time: string }
  awayUntil: { date: string }
  deputy: { name: string }
  localTime: { time: string }
  dutyUntil: { name: string; date: string }
  extension: void
  phone: void
  email: void
  duties: void
  languages: void
  skills: void
  manager: void
  chat: void
}>({
  title: { id: 'people.title', defaultMessage: 'People', description: 'Title of the directory' },
  found: {
    id: 'people.found',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Beside the title: how many people are listed',
  },
  foundOf: {
    id: 'people.foundOf',
    defaultMessage: '{count, number} of {total, number} at {organisation}',
    description: 'Beside the title: how many people are found, of how many in the organisation',
  },
  foundOfAll: {
    id: 'people.foundOfAll',
    defaultMessage: '{count, number} of {total, plural, one {# person} other {# people}}',
    description: 'The same while the name of the organisation is not known',
  },
  search: { id: 'people.search', defaultMessage: 'Search people', description: 'Names the field' },
  searchHint: {
    id: 'people.searchHint',
    defaultMessage: 'Name, skill, duty, extension',
    description: 'In the empty field',
  },
  clear: { id: 'people.clear', defaultMessage: 'Clear search', description: 'Button: empties the field' },
  filters: { id: 'people.filters', defaultMessage: 'Filters', description: 'Names the row of filters' },
  filtersSet: {
    id: 'people.filtersSet',
    defaultMessage: 'Filters ({count})',
    description: 'Button on phones, with the number of filters that are set',
  },
  place: { id: 'people.place', defaultMessage: 'Location', description: 'A filter: where people work' },
  area: { id: 'people.area', defaultMessage: 'Area', description: 'A filter: part of the organisation' },
  unit: { id: 'people.unit', defaultMessage: 'Business unit', description: 'A filter: part of the organisation' },
  skill: { id: 'people.skill', defaultMessage: 'Skill', description: 'A filter: what people are good at' },
  language: { id: 'people.language', defaultMessage: 'Language', description: 'A filter: what people speak' },
  duty: {
    id: 'people.duty',
    defaultMessage: 'Duty',
    description: 'A filter: what people are trained and named for, such as first aid',
  },
  chosen: {
    id: 'people.chosen',
    defaultMessage: '{filter}: {value}',
    description: 'A filter that is set: Location: Torino',
  },
  option: {
    id: 'people.option',
    defaultMessage: '{name} ({count})',
    description: 'A value of a filter, with how many people have it',
  },
  unknown: {
    id: 'people.unknown',
    defaultMessage: 'Unknown',
    description: 'A value of a filter that does not exist any more',
  },
  noValues: {
    id: 'people.noValues',
    defaultMessage: 'Nothing to choose here',
    description: 'In a filter that has no values',
  },
  filtersFailed: {
    id: 'people.filtersFailed',
    defaultMessage: 'Couldn’t load the filters',
    description: 'In place of the values of filters',
  },
  clearFilter: { id: 'people.clearFilter', defaultMessage: 'Clear', description: 'Button in a filter' },
  clearAll: {
    id: 'people.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button: removes all filters and the words of the search',
  },
  atWork: { id: 'people.atWork', defaultMessage: 'At work now', description: 'Switch: only those who are at work' },
  followed: {
    id: 'people.followed',
    defaultMessage: 'People I follow',
    description: 'Switch: only those whom the reader follows',
  },
  sort: { id: 'people.sort', defaultMessage: 'Sort', description: 'Names the choice of order' },
  sortBest: { id: 'people.sortBest', defaultMessage: 'Best match', description: 'An order' },
  sortName: { id: 'people.sortName', defaultMessage: 'By name', description: 'An order' },
  sortAvailable: {
    id: 'people.sortAvailable',
    defaultMessage: 'Available first',
    description: 'An order: those at work come first',
  },
  show: {
    id: 'people.show',
    defaultMessage: '{count, plural, one {Show # person} other {Show # people}}',
    description: 'Button on phones: closes the filters',
  },
  close: { id: 'people.close', defaultMessage: 'Close', description: 'Button' },
  list: { id: 'people.list', defaultMessage: 'People found', description: 'Names the list' },
  groupAtWork: { id: 'people.groupAtWork', defaultMessage: 'At work now', description: 'Heading in the list' },
  groupLater: {
    id: 'people.groupLater',
    defaultMessage: 'Back later',
    description: 'Heading in the list: people who are off for today',
  },
  groupUnknown: { id: 'people.groupUnknown', defaultMessage: 'Hours not provided', description: 'Heading in the list' },
  groupAway: { id: 'people.groupAway', defaultMessage: 'Away', description: 'Heading in the list' },
  call: { id: 'people.call', defaultMessage: 'Call {name}, {number}', description: 'Read out for the number in a row' },
  notGiven: {
    id: 'people.notGiven',
    defaultMessage: 'not provided',
    description: 'Read out where a missing number shows as ---',
  },
  loading: { id: 'people.loading', defaultMessage: 'Loading people', description: 'Read out' },
  loadingMore: {
    id: 'people.loadingMore',
    defaultMessage: 'Loading more people',
    description: 'Read out at the end of the list',
  },
  failed: {
    id: 'people.failed',
    defaultMessage: 'Couldn’t load people',
    description: 'In place of the list, or above an older one',
  },
  failedOld: {
    id: 'people.failedOld',
    defaultMessage: 'This is still the previous list.',
    description: 'Above an older list',
  },
  tryAgain: { id: 'people.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  nobody: { id: 'people.nobody', defaultMessage: 'No one found', description: 'In place of the list' },
  nobodyWhy: { id: 'people.nobodyWhy', defaultMessage: 'Try fewer words or filters.', description: 'Below that' },
  chosenPerson: {
    id: 'people.chosenPerson',
    defaultMessage: 'Selected person',
    description: 'Names the card beside the list',
  },
  openProfile: { id: 'people.openProfile', defaultMessage: 'Open profile', description: 'Link on the card' },
  cardFailed: { id: 'people.cardFailed', defaultMessage: 'Couldn’t load this person', description: 'On the card' },
  atWorkUntil: {
    id: 'people.atWorkUntil',
    defaultMessage: 'At work until {time}',
    description: 'Whether somebody can be reached',
  },
  backToday: {
    id: 'people.backToday',
    defaultMessage: 'Back at {time}',
    description: 'Whether somebody can be reached',
  },
  backOn: {
    id: 'people.backOn',
    defaultMessage: 'Back {day}, {time}',
    description: 'Whether somebody can be reached; {day} is a weekday',
  },
  awayUntil: {
    id: 'people.awayUntil',
    defaultMessage: 'Away until {date}',
    description: 'Whether somebody can be reached; {date} is the last day of an absence',
  },
  deputy: {
    id: 'people.deputy',
    defaultMessage: '{name} is standing in',
    description: 'Link after the end of an absence: who stands in',
  },
  localTime: {
    id: 'people.localTime',
    defaultMessage: 'Local time {time}',
    description: 'What the clocks show where a person works',
  },
  dutyUntil: {
    id: 'people.dutyUntil',
    defaultMessage: '{name} until {date}',
    description: 'Something that a person is trained for, and until when; {date} is a month',
  },
  extension: { id: 'people.extension', defaultMessage: 'Extension', description: 'Before a number' },
  phone: { id: 'people.phone', defaultMessage: 'Phone', description: 'Before a number' },
  email: { id: 'people.email', defaultMessage: 'Email', description: 'Before an address' },
  duties: {
    id: 'people.duties',
    defaultMessage: 'Duties',
    description: 'Before what a person is trained and named for',
  },
  languages: { id: 'people.languages', defaultMessage: 'Languages', description: 'Before what a person speaks' },
  skills: { id: 'people.skills', defaultMessage: 'Skills', description: 'Before what a person is good at' },
  manager: { id: 'people.manager', defaultMessage: 'Reports to', description: 'Before the name of a manager' },
  chat: { id: 'people.chat', defaultMessage: 'Chat', description: 'Button: opens the chat' },
})
