import { defineMessages } from '@/shared/i18n'

/** Words of the homes and their widgets. */
export const messages = defineMessages<{
  failed: void
  outdated: { time: string }
  tryAgain: void
  tryAgainWith: { widget: string }
  widgetFailed: void
  widgetFailedNamed: { widget: string }
  loading: void
  noHomes: void
  noHomesText: void
  browse: void
  empty: void
  emptyText: void
  allNews: void
  allCommunities: void
  allOf: { count: number }
  allOfWidget: { widget: string; all: string }
  hero: void
  figures: void
  text: void
  links: void
  search: void
  news: void
  todo: void
  events: void
  people: void
  communities: void
  survey: void
  track: void
  noNews: void
  nothingToDo: void
  noEvents: void
  noPeople: void
  nothing: void
  unread: void
  likes: { count: number }
  comments: { count: number }
  saidYes: void
  saidMaybe: void
  saidNo: void
  answer: void
  answerTo: { title: string }
  days: { count: number }
  suppressed: void
  rising: void
  falling: void
  trend: { first: string; last: string }
  newTab: void
  searchPortal: void
  clearSearch: void
  oftenSearched: void
  unreadPosts: { count: number }
  task: void
  surveyTakes: { questions: number; minutes: number }
  until: { day: string }
  thanks: void
  stepsDone: { done: number; count: number }
  nextStep: { title: string }
  allDone: void
}>({
  failed: {
    id: 'homes.failed',
    defaultMessage: 'Couldn’t load this home',
    description: 'Title where a home did not come',
  },
  outdated: {
    id: 'homes.outdated',
    defaultMessage: 'Couldn’t update. As of {time}.',
    description: 'Above a home that could not be asked for again; {time} is a time of day',
  },
  tryAgain: {
    id: 'homes.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  tryAgainWith: {
    id: 'homes.tryAgainWith',
    defaultMessage: 'Try again: {widget}',
    description: 'Names the button for screen readers; {widget} is the title of a part of the page',
  },
  widgetFailed: {
    id: 'homes.widgetFailed',
    defaultMessage: 'Couldn’t load this.',
    description: 'In a card whose content did not come',
  },
  widgetFailedNamed: {
    id: 'homes.widgetFailedNamed',
    defaultMessage: '{widget}: couldn’t load this.',
    description: 'In a card without a title whose content did not come',
  },
  loading: {
    id: 'homes.loading',
    defaultMessage: 'Loading',
    description: 'For screen readers, while something is on its way',
  },
  noHomes: {
    id: 'homes.noHomes',
    defaultMessage: 'No homes yet',
    description: 'Title where the person has no home',
  },
  noHomesText: {
    id: 'homes.noHomesText',
    defaultMessage: 'News from your communities is on the dashboard.',
    description: 'Below that title',
  },
  browse: {
    id: 'homes.browse',
    defaultMessage: 'Browse communities',
    description: 'Link to the directory of communities',
  },
  empty: {
    id: 'homes.empty',
    defaultMessage: 'Nothing here yet',
    description: 'Title of a home without content for this person',
  },
  emptyText: {
    id: 'homes.emptyText',
    defaultMessage: 'This home has no content for you yet.',
    description: 'Below that title',
  },
  allNews: {
    id: 'homes.allNews',
    defaultMessage: 'All news',
    description: 'Link at a card',
  },
  allCommunities: {
    id: 'homes.allCommunities',
    defaultMessage: 'All communities',
    description: 'Link at a card',
  },
  allOf: {
    id: 'homes.allOf',
    defaultMessage: 'All {count, number}',
    description: 'Link at a card: to the whole list',
  },
  allOfWidget: {
    id: 'homes.allOfWidget',
    defaultMessage: '{widget}: {all}',
    description: 'Names that link for screen readers',
  },
  hero: {
    id: 'homes.hero',
    defaultMessage: 'Highlight',
    description: 'Names a part of a home without a title: one large picture with words',
  },
  figures: {
    id: 'homes.figures',
    defaultMessage: 'Key figures',
    description: 'Names a part of a home without a title',
  },
  text: {
    id: 'homes.text',
    defaultMessage: 'Note',
    description: 'Names a part of a home without a title: a text',
  },
  links: {
    id: 'homes.links',
    defaultMessage: 'Links',
    description: 'Names a part of a home without a title',
  },
  search: {
    id: 'homes.search',
    defaultMessage: 'Search',
    description: 'Names a part of a home without a title',
  },
  news: {
    id: 'homes.news',
    defaultMessage: 'News',
    description: 'Names a part of a home without a title',
  },
  todo: {
    id: 'homes.todo',
    defaultMessage: 'For you to do',
    description: 'Names a part of a home without a title',
  },
  events: {
    id: 'homes.events',
    defaultMessage: 'Events',
    description: 'Names a part of a home without a title',
  },
  people: {
    id: 'homes.people',
    defaultMessage: 'People',
    description: 'Names a part of a home without a title',
  },
  communities: {
    id: 'homes.communities',
    defaultMessage: 'Communities',
    description: 'Names a part of a home without a title',
  },
  survey: {
    id: 'homes.survey',
    defaultMessage: 'Survey',
    description: 'Names a part of a home without a title',
  },
  track: {
    id: 'homes.track',
    defaultMessage: 'Your first weeks',
    description: 'Names a part of a home without a title',
  },
  noNews: {
    id: 'homes.noNews',
    defaultMessage: 'No news yet',
    description: 'In an empty card',
  },
  nothingToDo: {
    id: 'homes.nothingToDo',
    defaultMessage: 'You’re all caught up',
    description: 'In an empty card: nothing waits for the person',
  },
  noEvents: {
    id: 'homes.noEvents',
    defaultMessage: 'No upcoming events',
    description: 'In an empty card',
  },
  noPeople: {
    id: 'homes.noPeople',
    defaultMessage: 'No one new',
    description: 'In an empty card',
  },
  nothing: {
    id: 'homes.nothing',
    defaultMessage: 'Nothing here yet',
    description: 'In an empty card',
  },
  unread: {
    id: 'homes.unread',
    defaultMessage: 'Unread',
    description: 'For screen readers, at a post',
  },
  likes: {
    id: 'homes.likes',
    defaultMessage: '{count, plural, one {# like} other {# likes}}',
    description: 'For screen readers, at a post',
  },
  comments: {
    id: 'homes.comments',
    defaultMessage: '{count, plural, one {# comment} other {# comments}}',
    description: 'For screen readers, at a post',
  },
  saidYes: {
    id: 'homes.saidYes',
    defaultMessage: 'You said yes',
    description: 'Below an event',
  },
  saidMaybe: {
    id: 'homes.saidMaybe',
    defaultMessage: 'You said maybe',
    description: 'Below an event',
  },
  saidNo: {
    id: 'homes.saidNo',
    defaultMessage: 'You said no',
    description: 'Below an event',
  },
  answer: {
    id: 'homes.answer',
    defaultMessage: 'Answer',
    description: 'Button: leads to the answer to an invitation or a survey',
  },
  answerTo: {
    id: 'homes.answerTo',
    defaultMessage: 'Answer: {title}',
    description: 'Names that button for screen readers',
  },
  days: {
    id: 'homes.days',
    defaultMessage: '{count, plural, one {day} other {days}}',
    description: 'Stands behind the number of days',
  },
  suppressed: {
    id: 'homes.suppressed',
    defaultMessage: 'Not shown: too few people',
    description: 'In place of a number that would tell about single people',
  },
  rising: {
    id: 'homes.rising',
    defaultMessage: 'Rising.',
    description: 'For screen readers, before what a number is measured by',
  },
  falling: {
    id: 'homes.falling',
    defaultMessage: 'Falling.',
    description: 'For screen readers, before what a number is measured by',
  },
  trend: {
    id: 'homes.trend',
    defaultMessage: 'From {first} to {last}',
    description: 'A small line beside a number, in words',
  },
  newTab: {
    id: 'homes.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after a link',
  },
  searchPortal: {
    id: 'homes.searchPortal',
    defaultMessage: 'Search the portal',
    description: 'Names the search field',
  },
  clearSearch: {
    id: 'homes.clearSearch',
    defaultMessage: 'Clear',
    description: 'Button in the search field',
  },
  oftenSearched: {
    id: 'homes.oftenSearched',
    defaultMessage: 'Suggested searches',
    description: 'Names a list of words to search for',
  },
  unreadPosts: {
    id: 'homes.unreadPosts',
    defaultMessage: '{count, plural, =0 {All read} one {# unread post} other {# unread posts}}',
    description: 'Below a community',
  },
  task: {
    id: 'homes.task',
    defaultMessage: 'Task',
    description: 'Below the name of a task without an end',
  },
  surveyTakes: {
    id: 'homes.surveyTakes',
    defaultMessage:
      '{questions, plural, one {# question} other {# questions}}, about {minutes, plural, one {# minute} other {# minutes}}',
    description: 'What answering a survey takes',
  },
  until: {
    id: 'homes.until',
    defaultMessage: 'Until {day}',
    description: 'Below a survey: its last day',
  },
  thanks: {
    id: 'homes.thanks',
    defaultMessage: 'Thanks for answering',
    description: 'Where the person has answered a survey',
  },
  stepsDone: {
    id: 'homes.stepsDone',
    defaultMessage: '{done, number} of {count, number} steps done',
    description: 'How far the person is in their first weeks',
  },
  nextStep: {
    id: 'homes.nextStep',
    defaultMessage: 'Next: {title}',
    description: 'What comes next in the first weeks',
  },
  allDone: {
    id: 'homes.allDone',
    defaultMessage: 'All steps done',
    description: 'Where nothing is left',
  },
})
