import { defineMessages } from '@/shared/i18n'

/** Words of the event of a post, of invitations to it and of the answers. */
export const messages = defineMessages<{
  title: void
  calendarFile: void
  question: void
  questionOf: { title: string }
  whenAndWhere: { when: string; place: string }
  yes: void
  maybe: void
  no: void
  note: void
  saveNote: void
  staff: { duty: string }
  staffPlain: void
  waiting: { place: number }
  answerFailed: void
  over: void
  closed: void
  cancelled: void
  allDay: { day: string }
  dayTime: { day: string; time: string }
  range: { start: string; end: string }
  sameZone: { zone: string }
  otherZone: { zone: string; mine: string }
  join: void
  seeAll: { count: number }
  faces: void
  places: { taken: number; total: number }
  countAccepted: { count: number }
  countTentative: { count: number }
  countDeclined: { count: number }
  countPending: { count: number }
  countWaiting: { count: number }
  invited: void
  show: void
  all: void
  pending: void
  waitingList: void
  kindStaff: void
  kindGuest: void
  as: void
  duty: void
  optional: void
  invite: void
  inviting: void
  who: void
  whoMissing: void
  invitedTip: { count: number }
  inviteFailed: void
  cancel: void
  removeInvitation: { name: string }
  removed: { name: string }
  removeFailed: void
  loading: void
  failed: void
  more: void
  via: { group: string }
  editInvitation: { name: string }
  editTitle: { name: string }
  answerField: void
  answerHint: void
  beyondCapacity: { total: number }
  save: void
  saving: void
  invitationSaved: { name: string }
  invitationSaveFailed: void
  notInvited: void
  calendarFileFailed: void
  downloading: void
  inviteTitle: void
  inviteHint: void
  tooMany: void
  cannotReadTip: { left: number }
  removeQuestion: { name: string }
  removeText: void
  remove: void
  waitingPlace: { place: number }
  yourAnswer: { answer: string }
  failedWhy: void
  noneOfResponse: void
  showAll: void
  empty: void
}>({
  title: { id: 'events.title', defaultMessage: 'Event', description: 'Title of a card beside a post' },
  calendarFile: {
    id: 'events.calendarFile',
    defaultMessage: 'Calendar file',
    description: 'Link: downloads the event for a calendar',
  },
  question: {
    id: 'events.question',
    defaultMessage: 'Are you coming?',
    description: 'Above the answers to an invitation',
  },
  questionOf: {
    id: 'events.questionOf',
    defaultMessage: '{title}: are you coming?',
    description: 'Names the answers to an invitation, for screen readers',
  },
  whenAndWhere: {
    id: 'events.whenAndWhere',
    defaultMessage: '{when}, {place}',
    description: 'Below an event: “Mon 13:30, Ulm”',
  },
  yes: { id: 'events.yes', defaultMessage: 'Yes', description: 'An answer' },
  maybe: { id: 'events.maybe', defaultMessage: 'Maybe', description: 'An answer' },
  no: { id: 'events.no', defaultMessage: 'No', description: 'An answer' },
  note: { id: 'events.note', defaultMessage: 'Note to the organiser', description: 'Field below the answers' },
  saveNote: { id: 'events.saveNote', defaultMessage: 'Save note', description: 'Button' },
  staff: {
    id: 'events.staff',
    defaultMessage: 'You’re staff: {duty}',
    description: 'Below the answers: what the person does at the event',
  },
  staffPlain: {
    id: 'events.staffPlain',
    defaultMessage: 'You’re staff at this event.',
    description: 'The same without a duty',
  },
  waiting: {
    id: 'events.waiting',
    defaultMessage: 'The event is full. You’re number {place, number} on the waiting list.',
    description: 'Below the answers',
  },
  answerFailed: {
    id: 'events.answerFailed',
    defaultMessage: 'Couldn’t save your answer. Try again.',
    description: 'Tip',
  },
  over: { id: 'events.over', defaultMessage: 'This event is over.', description: 'In place of the answers, and a tip' },
  closed: {
    id: 'events.closed',
    defaultMessage: 'Answers are closed.',
    description: 'In place of the answers, and a tip',
  },
  cancelled: {
    id: 'events.cancelled',
    defaultMessage: 'This event was cancelled.',
    description: 'In the card of an event',
  },
  allDay: { id: 'events.allDay', defaultMessage: '{day}, all day', description: 'When an event is' },
  dayTime: { id: 'events.dayTime', defaultMessage: '{day}, {time}', description: 'When an event is: Tuesday, 04:00' },
  range: { id: 'events.range', defaultMessage: '{start}–{end}', description: 'Between two times or days' },
  sameZone: {
    id: 'events.sameZone',
    defaultMessage: '{zone}, same as your time',
    description: 'The zone of an event is that of the reader',
  },
  otherZone: {
    id: 'events.otherZone',
    defaultMessage: '{zone}. For you: {mine}',
    description: 'The zone of an event, and when it is on the clock of the reader',
  },
  join: { id: 'events.join', defaultMessage: 'Join online', description: 'Link to a video call' },
  seeAll: {
    id: 'events.seeAll',
    defaultMessage: '{count, plural, one {See # invited person} other {See all # invited}}',
    description: 'Link to the tab',
  },
  faces: {
    id: 'events.faces',
    defaultMessage: 'Some of the invited people',
    description: 'Names a row of faces, for screen readers',
  },
  places: {
    id: 'events.places',
    defaultMessage: '{taken, number} of {total, number} places taken',
    description: 'In the card of an event',
  },
  countAccepted: {
    id: 'events.countAccepted',
    defaultMessage: '{count, number} yes',
    description: 'How many answered so',
  },
  countTentative: {
    id: 'events.countTentative',
    defaultMessage: '{count, number} maybe',
    description: 'How many answered so',
  },
  countDeclined: {
    id: 'events.countDeclined',
    defaultMessage: '{count, number} no',
    description: 'How many answered so',
  },
  countPending: {
    id: 'events.countPending',
    defaultMessage: '{count, number} open',
    description: 'How many have not answered',
  },
  countWaiting: {
    id: 'events.countWaiting',
    defaultMessage: '{count, number} waiting',
    description: 'How many are on the waiting list',
  },
  invited: { id: 'events.invited', defaultMessage: 'Invited', description: 'Names the list of invited people' },
  show: { id: 'events.show', defaultMessage: 'Show', description: 'Names the filters of the list, for screen readers' },
  all: { id: 'events.all', defaultMessage: 'All', description: 'A filter' },
  pending: { id: 'events.pending', defaultMessage: 'Open', description: 'A filter, and an answer that has not come' },
  waitingList: {
    id: 'events.waitingList',
    defaultMessage: 'Waiting',
    description: 'A filter, and an answer: on the waiting list',
  },
  kindStaff: { id: 'events.kindStaff', defaultMessage: 'Staff', description: 'Someone helps with the event' },
  kindGuest: { id: 'events.kindGuest', defaultMessage: 'Guest', description: 'Someone comes to the event' },
  as: { id: 'events.as', defaultMessage: 'Invite as', description: 'Names a choice of two' },
  duty: { id: 'events.duty', defaultMessage: 'Duty', description: 'Field: what someone does at the event' },
  optional: { id: 'events.optional', defaultMessage: 'optional', description: 'After the name of a field' },
  invite: { id: 'events.invite', defaultMessage: 'Invite', description: 'Button, and title of a dialog' },
  inviting: { id: 'events.inviting', defaultMessage: 'Sending', description: 'On the button, while it is sent' },
  who: { id: 'events.who', defaultMessage: 'People and groups', description: 'Field' },
  whoMissing: {
    id: 'events.whoMissing',
    defaultMessage: 'Choose at least one person or group',
    description: 'Below the field',
  },
  invitedTip: {
    id: 'events.invitedTip',
    defaultMessage:
      '{count, plural, =0 {No one new: they were all invited already} one {# person invited} other {# people invited}}',
    description: 'Tip',
  },
  inviteFailed: {
    id: 'events.inviteFailed',
    defaultMessage: 'Couldn’t send the invitations. Nothing was sent; try again.',
    description: 'In the dialog',
  },
  cancel: { id: 'events.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog' },
  removeInvitation: {
    id: 'events.removeInvitation',
    defaultMessage: 'Take back the invitation of {name}',
    description: 'Button in a row of the list',
  },
  removed: { id: 'events.removed', defaultMessage: '{name} is no longer invited', description: 'Tip' },
  removeFailed: { id: 'events.removeFailed', defaultMessage: 'Couldn’t take the invitation back', description: 'Tip' },
  loading: { id: 'events.loading', defaultMessage: 'Loading invited people', description: 'For screen readers' },
  failed: {
    id: 'events.failed',
    defaultMessage: 'Couldn’t load the invited people',
    description: 'In place of the list',
  },
  more: { id: 'events.more', defaultMessage: 'Show more', description: 'Button below the list' },
  via: {
    id: 'events.via',
    defaultMessage: 'via {group}',
    description: 'In a row: the group as whose member someone was invited',
  },
  editInvitation: {
    id: 'events.editInvitation',
    defaultMessage: 'Edit the invitation of {name}',
    description: 'Button of a row, for screen readers',
  },
  editTitle: {
    id: 'events.editTitle',
    defaultMessage: 'Invitation of {name}',
    description: 'Title of a dialog',
  },
  answerField: {
    id: 'events.answerField',
    defaultMessage: 'Answer',
    description: 'Field of that dialog',
  },
  answerHint: {
    id: 'events.answerHint',
    defaultMessage: 'For answers that were given in person or by phone.',
    description: 'Below that field',
  },
  beyondCapacity: {
    id: 'events.beyondCapacity',
    defaultMessage: 'The event is full. This answer takes it beyond its {total, number} places.',
    description: 'Below the field, when an accepted answer goes beyond the capacity',
  },
  save: {
    id: 'events.save',
    defaultMessage: 'Save',
    description: 'Button of that dialog',
  },
  saving: {
    id: 'events.saving',
    defaultMessage: 'Saving…',
    description: 'While it is being saved',
  },
  invitationSaved: {
    id: 'events.invitationSaved',
    defaultMessage: 'Invitation of {name} saved',
    description: 'Tip',
  },
  invitationSaveFailed: {
    id: 'events.invitationSaveFailed',
    defaultMessage: 'Couldn’t save the invitation. Your changes are still here.',
    description: 'In the dialog',
  },
  notInvited: {
    id: 'events.notInvited',
    defaultMessage: 'You’re not invited to this event any more.',
    description: 'Tip, when an answer is refused',
  },
  calendarFileFailed: {
    id: 'events.calendarFileFailed',
    defaultMessage: 'Couldn’t download the calendar file',
    description: 'Tip',
  },
  downloading: {
    id: 'events.downloading',
    defaultMessage: 'Downloading',
    description: 'For screen readers, while a file is on its way',
  },
  inviteTitle: {
    id: 'events.inviteTitle',
    defaultMessage: 'Invite people',
    description: 'Title of a dialog',
  },
  inviteHint: {
    id: 'events.inviteHint',
    defaultMessage: 'Everyone you invite is notified.',
    description: 'In the dialog',
  },
  tooMany: {
    id: 'events.tooMany',
    defaultMessage: 'An event can have at most 5,000 invited people. Nobody was invited.',
    description: 'In the dialog',
  },
  cannotReadTip: {
    id: 'events.cannotReadTip',
    defaultMessage:
      '{left, plural, one {# person can’t read this post and wasn’t invited} other {# people can’t read this post and weren’t invited}}',
    description: 'Below “3 people invited”',
  },
  removeQuestion: {
    id: 'events.removeQuestion',
    defaultMessage: 'Take back the invitation of {name}?',
    description: 'Question',
  },
  removeText: {
    id: 'events.removeText',
    defaultMessage: 'Their answer and note are deleted. They aren’t notified.',
    description: 'Below the question',
  },
  remove: {
    id: 'events.remove',
    defaultMessage: 'Take back',
    description: 'Button of the question',
  },
  waitingPlace: {
    id: 'events.waitingPlace',
    defaultMessage: 'number {place, number} on the waiting list',
    description: 'In a row of the list, after other facts',
  },
  yourAnswer: {
    id: 'events.yourAnswer',
    defaultMessage: 'Your answer: {answer}',
    description: 'Once answers are closed',
  },
  failedWhy: {
    id: 'events.failedWhy',
    defaultMessage: 'They are still invited. Try again in a moment.',
    description: 'Below “Couldn’t load the invited people”',
  },
  noneOfResponse: {
    id: 'events.noneOfResponse',
    defaultMessage: 'No one with this answer',
    description: 'In place of the list, when a filter finds nobody',
  },
  showAll: {
    id: 'events.showAll',
    defaultMessage: 'Show all',
    description: 'Button below “No one with this answer”',
  },
  empty: {
    id: 'events.empty',
    defaultMessage: 'No one is invited yet',
    description: 'In place of the list',
  },
})
