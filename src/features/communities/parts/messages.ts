import { defineMessages } from '@/shared/i18n'

/** What the events, files and hashtags of a community say. */
export const messages = defineMessages<{
  loadingEvents: void
  noEvents: void
  nextEvent: void
  saidYes: void
  saidMaybe: void
  saidNo: void
  onList: void
  which: void
  media: void
  documents: void
  loadingFiles: void
  noMedia: void
  noDocuments: void
  open: { name: string }
  pictureIn: { title: string }
  openPost: void
  loadingHashtags: void
  noHashtags: void
  order: void
  mostUsed: void
  lastUsed: void
  byName: void
  used: { count: number }
  usedAndLast: { count: number; day: string }
}>({
  loadingEvents: {
    id: 'communities.parts.loadingEvents',
    defaultMessage: 'Loading events',
    description: 'For screen readers',
  },
  noEvents: {
    id: 'communities.parts.noEvents',
    defaultMessage: 'No upcoming events',
    description: 'Title in place of an empty list',
  },
  nextEvent: {
    id: 'communities.parts.nextEvent',
    defaultMessage: 'Next event',
    description: 'Title of a card beside the feed of a community',
  },
  saidYes: {
    id: 'communities.parts.saidYes',
    defaultMessage: 'You said yes',
    description: 'Beside an event that takes no answers any more',
  },
  saidMaybe: {
    id: 'communities.parts.saidMaybe',
    defaultMessage: 'You said maybe',
    description: 'Beside an event that takes no answers any more',
  },
  saidNo: {
    id: 'communities.parts.saidNo',
    defaultMessage: 'You said no',
    description: 'Beside an event that takes no answers any more',
  },
  onList: {
    id: 'communities.parts.onList',
    defaultMessage: 'You’re on the waiting list',
    description: 'Beside an event that takes no answers any more',
  },
  which: {
    id: 'communities.parts.which',
    defaultMessage: 'Which files',
    description: 'Names the choice of a list',
  },
  media: {
    id: 'communities.parts.media',
    defaultMessage: 'Media',
    description: 'Which files: pictures and videos',
  },
  documents: {
    id: 'communities.parts.documents',
    defaultMessage: 'Documents',
    description: 'Which files',
  },
  loadingFiles: {
    id: 'communities.parts.loadingFiles',
    defaultMessage: 'Loading files',
    description: 'For screen readers',
  },
  noMedia: {
    id: 'communities.parts.noMedia',
    defaultMessage: 'No pictures or videos yet',
    description: 'Title in place of an empty list',
  },
  noDocuments: {
    id: 'communities.parts.noDocuments',
    defaultMessage: 'No documents yet',
    description: 'Title in place of an empty list',
  },
  open: {
    id: 'communities.parts.open',
    defaultMessage: 'Open {name}',
    description: 'Names the button of a picture or video',
  },
  pictureIn: {
    id: 'communities.parts.pictureIn',
    defaultMessage: 'Picture in “{title}”',
    description: 'Names a picture that has no description',
  },
  openPost: {
    id: 'communities.parts.openPost',
    defaultMessage: 'Open post',
    description: 'Link in the large view of a picture: leads to its post',
  },
  loadingHashtags: {
    id: 'communities.parts.loadingHashtags',
    defaultMessage: 'Loading hashtags',
    description: 'For screen readers',
  },
  noHashtags: {
    id: 'communities.parts.noHashtags',
    defaultMessage: 'No hashtags yet',
    description: 'Title in place of an empty list',
  },
  order: {
    id: 'communities.parts.order',
    defaultMessage: 'Order',
    description: 'Names the choice of the order of hashtags',
  },
  mostUsed: {
    id: 'communities.parts.mostUsed',
    defaultMessage: 'Most used',
    description: 'An order of hashtags',
  },
  lastUsed: {
    id: 'communities.parts.lastUsed',
    defaultMessage: 'Last used',
    description: 'An order of hashtags',
  },
  byName: {
    id: 'communities.parts.byName',
    defaultMessage: 'Name',
    description: 'An order of hashtags',
  },
  used: {
    id: 'communities.parts.used',
    defaultMessage: '{count, plural, one {Used once} other {Used # times}}',
    description: 'Beside a hashtag',
  },
  usedAndLast: {
    id: 'communities.parts.usedAndLast',
    defaultMessage: '{count, plural, one {Used once, {day}} other {Used # times, last {day}}}',
    description: 'Beside a hashtag; {day} is “today”, “yesterday” or “5 Nov”',
  },
})
