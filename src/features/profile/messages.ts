import { defineMessages } from '@/shared/i18n'

/** What the page of a person says. */
export const messages = defineMessages<{
  loading: void
  failed: void
  tryAgain: void
  facts: void
  actions: void
  chat: void
  mail: void
  call: { number: string }
  copyLink: void
  more: void
  report: void
  copy: { text: string }
  copied: void
  copyRefused: void
  contact: void
  organisation: void
  hours: void
  duties: void
  account: void
  email: void
  phone: void
  extension: void
  mobile: void
  place: void
  area: void
  unit: void
  manager: void
  notGiven: void
  state: void
  active: void
  blocked: void
  visibility: void
  privateProfile: void
  openProfile: void
  userId: void
  skills: void
  skill: { name: string }
  languages: void
  native: { language: string }
  fluent: { language: string }
  basic: { language: string }
  inCommon: void
  nothingInCommon: void
  inCommonFailed: void
  group: { name: string; count: number }
  team: { count: number }
  moreTeam: void
  teamFailed: void
  tabs: void
  overview: void
  posts: void
  communities: void
  common: void
  teamTab: void
  recentPosts: void
  all: { count: number }
  postsFailed: void
  noPosts: void
  communitiesFailed: void
  noCommunities: void
  postIn: { community: string; comments: number }
  managers: void
  colleagues: { count: number }
  noTeam: void
  due: { time: string }
  licences: void
  edit: void
  pronunciation: { how: string }
  plannedAbsence: { from: string; to: string }
  learning: void
}>({
  loading: { id: 'profile.loading', defaultMessage: 'Loading profile', description: 'Read out' },
  failed: { id: 'profile.failed', defaultMessage: 'Couldn’t load the profile', description: 'In place of the page' },
  tryAgain: { id: 'profile.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  facts: { id: 'profile.facts', defaultMessage: 'About this person', description: 'Names the cards beside the page' },
  actions: { id: 'profile.actions', defaultMessage: 'Actions', description: 'Names the row of buttons' },
  chat: { id: 'profile.chat', defaultMessage: 'Chat', description: 'Button: opens the chat' },
  mail: { id: 'profile.mail', defaultMessage: 'Email', description: 'Button: writes an email' },
  call: { id: 'profile.call', defaultMessage: 'Call {number}', description: 'Button: calls the person' },
  copyLink: {
    id: 'profile.copyLink',
    defaultMessage: 'Copy link',
    description: 'Button: copies the address of the page',
  },
  more: { id: 'profile.more', defaultMessage: 'More actions', description: 'Button: opens a menu, and names it' },
  report: {
    id: 'profile.report',
    defaultMessage: 'Report wrong data',
    description: 'Entry of that menu: to the form for feedback',
  },
  copy: { id: 'profile.copy', defaultMessage: 'Copy {text}', description: 'Read out for a button beside a number' },
  copied: { id: 'profile.copied', defaultMessage: 'Copied', description: 'Tip' },
  copyRefused: {
    id: 'profile.copyRefused',
    defaultMessage: 'Your browser blocked copying',
    description: 'Tip',
  },
  contact: { id: 'profile.contact', defaultMessage: 'Contact', description: 'Title of a card' },
  organisation: { id: 'profile.organisation', defaultMessage: 'Organisation', description: 'Title of a card' },
  plannedAbsence: {
    id: 'profile.plannedAbsence',
    defaultMessage: 'Away from {from} to {to}. Only you see this until then.',
    description: 'On one’s own profile: an absence that is still to come; both days belong to it',
  },
  hours: { id: 'profile.hours', defaultMessage: 'Working hours', description: 'Title of a card' },
  duties: {
    id: 'profile.duties',
    defaultMessage: 'Duties',
    description: 'Title of a card: what the person is trained and named for',
  },
  account: { id: 'profile.account', defaultMessage: 'Account', description: 'Title of a card, for administrators' },
  email: { id: 'profile.email', defaultMessage: 'Email', description: 'Before an address' },
  phone: { id: 'profile.phone', defaultMessage: 'Phone', description: 'Before a number' },
  extension: { id: 'profile.extension', defaultMessage: 'Extension', description: 'Before a number' },
  mobile: { id: 'profile.mobile', defaultMessage: 'Mobile', description: 'Before a number' },
  place: { id: 'profile.place', defaultMessage: 'Location', description: 'Before a town' },
  area: { id: 'profile.area', defaultMessage: 'Area', description: 'Part of the organisation' },
  unit: { id: 'profile.unit', defaultMessage: 'Business unit', description: 'Part of the organisation' },
  manager: { id: 'profile.manager', defaultMessage: 'Reports to', description: 'Before the name of a manager' },
  notGiven: {
    id: 'profile.notGiven',
    defaultMessage: 'not provided',
    description: 'Read out where a missing address or number shows as ---',
  },
  state: {
    id: 'profile.state',
    defaultMessage: 'Status',
    description: 'For administrators: before the state of an account',
  },
  active: { id: 'profile.active', defaultMessage: 'Active', description: 'State of an account' },
  blocked: { id: 'profile.blocked', defaultMessage: 'Blocked', description: 'State of an account' },
  visibility: {
    id: 'profile.visibility',
    defaultMessage: 'Visibility',
    description: 'For administrators: before “Private” or “Public”',
  },
  privateProfile: {
    id: 'profile.privateProfile',
    defaultMessage: 'Private',
    description: 'Only administrators and the person see the profile',
  },
  openProfile: { id: 'profile.openProfile', defaultMessage: 'Public', description: 'Colleagues see the profile' },
  userId: { id: 'profile.userId', defaultMessage: 'User ID', description: 'For administrators' },
  skills: { id: 'profile.skills', defaultMessage: 'Skills', description: 'Heading' },
  skill: {
    id: 'profile.skill',
    defaultMessage: 'Find people with the skill {name}',
    description: 'Read out for a skill that is a link',
  },
  languages: { id: 'profile.languages', defaultMessage: 'Languages', description: 'Heading' },
  native: {
    id: 'profile.native',
    defaultMessage: '{language}, native',
    description: 'A language and how well it is spoken',
  },
  fluent: {
    id: 'profile.fluent',
    defaultMessage: '{language}, fluent',
    description: 'A language and how well it is spoken',
  },
  basic: {
    id: 'profile.basic',
    defaultMessage: '{language}, basic',
    description: 'A language and how well it is spoken',
  },
  inCommon: { id: 'profile.inCommon', defaultMessage: 'In common with you', description: 'Heading' },
  nothingInCommon: {
    id: 'profile.nothingInCommon',
    defaultMessage: 'You don’t share any communities or groups yet.',
    description: 'In place of that',
  },
  inCommonFailed: {
    id: 'profile.inCommonFailed',
    defaultMessage: 'Couldn’t load what you have in common.',
    description: 'In place of that',
  },
  group: {
    id: 'profile.group',
    defaultMessage: '{count, plural, one {{name}, # person} other {{name}, # people}}',
    description: 'A group that both belong to',
  },
  team: {
    id: 'profile.team',
    defaultMessage: '{count, plural, one {Team (# person)} other {Team (# people)}}',
    description: 'Heading above the people who report to somebody',
  },
  moreTeam: {
    id: 'profile.moreTeam',
    defaultMessage: 'Show more',
    description: 'Button: shows more of those who report to somebody',
  },
  teamFailed: {
    id: 'profile.teamFailed',
    defaultMessage: 'Couldn’t load the team.',
    description: 'In place of the people of a team',
  },
  tabs: { id: 'profile.tabs', defaultMessage: 'Profile sections', description: 'Names the row of tabs' },
  overview: { id: 'profile.overview', defaultMessage: 'Overview', description: 'Tab' },
  posts: { id: 'profile.posts', defaultMessage: 'Posts', description: 'Tab' },
  communities: { id: 'profile.communities', defaultMessage: 'Communities', description: 'Tab' },
  common: {
    id: 'profile.common',
    defaultMessage: 'In common',
    description: 'Tab: what the reader shares with the person',
  },
  teamTab: { id: 'profile.teamTab', defaultMessage: 'Team', description: 'Tab' },
  recentPosts: {
    id: 'profile.recentPosts',
    defaultMessage: 'Recent posts',
    description: 'Heading above the newest posts of the person',
  },
  all: { id: 'profile.all', defaultMessage: 'All {count}', description: 'Link to the tab that holds all of it' },
  postsFailed: {
    id: 'profile.postsFailed',
    defaultMessage: 'Couldn’t load the posts.',
    description: 'In place of the posts',
  },
  noPosts: { id: 'profile.noPosts', defaultMessage: 'No posts yet', description: 'In place of the posts' },
  communitiesFailed: {
    id: 'profile.communitiesFailed',
    defaultMessage: 'Couldn’t load the communities.',
    description: 'In place of the communities',
  },
  noCommunities: {
    id: 'profile.noCommunities',
    defaultMessage: 'No communities to show',
    description: 'In place of the communities',
  },
  postIn: {
    id: 'profile.postIn',
    defaultMessage: '{community}, {comments, plural, =0 {no comments} one {# comment} other {# comments}}',
    description: 'Below the title of a post',
  },
  managers: {
    id: 'profile.managers',
    defaultMessage: 'Reports to',
    description: 'Heading above the managers up to the top',
  },
  colleagues: {
    id: 'profile.colleagues',
    defaultMessage: '{count, plural, one {Same manager (# person)} other {Same manager (# people)}}',
    description: 'Heading above those who have the same manager',
  },
  noTeam: { id: 'profile.noTeam', defaultMessage: 'No team to show', description: 'In place of the team' },
  due: { id: 'profile.due', defaultMessage: 'Due {time}', description: 'Below an open task' },
  licences: {
    id: 'profile.licences',
    defaultMessage: 'Licences',
    description: 'Title of a card: what the account includes',
  },
  edit: { id: 'profile.edit', defaultMessage: 'Edit profile', description: 'Button on one’s own profile' },
  pronunciation: {
    id: 'profile.pronunciation',
    defaultMessage: 'Say: {how}',
    description: 'Below a name: how it is pronounced',
  },
  learning: {
    id: 'profile.learning',
    defaultMessage: 'Learning',
    description: 'Name of a licence: the learning platform',
  },
})
