import { defineMessages } from '@/shared/i18n'

/** Words of the event of a post and of the answers to it. */
export const messages = defineMessages<{
  title: void
  calendarFile: void
  question: void
  yes: void
  maybe: void
  no: void
  note: void
  saveNote: void
  noteSaved: void
  staff: { duty: string }
  staffPlain: void
  waiting: { place: number }
  answered: void
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
  undo: void
  loading: void
  failed: void
  empty: void
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
  invitationUndoFailed: void
  csv: void
  csvFailed: void
  add: void
  addLabel: void
  remove: void
  removeLabel: void
  noEvent: void
  timeKind: void
  kindZoned: void
  kindLocal: void
  kindDay: void
  startDay: void
  startTime: void
  endDay: void
  endTime: void
  zoneField: void
  place: void
  joinUrl: void
  joinUrlInvalid: void
  capacity: void
  capacityInvalid: void
  capacityTaken: { count: number }
  openToReaders: void
  cancelIt: void
  startMissing: void
  startDayMissing: void
  endBeforeStart: void
  isPast: void
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
  yes: { id: 'events.yes', defaultMessage: 'Yes', description: 'An answer' },
  maybe: { id: 'events.maybe', defaultMessage: 'Maybe', description: 'An answer' },
  no: { id: 'events.no', defaultMessage: 'No', description: 'An answer' },
  note: { id: 'events.note', defaultMessage: 'Note to the organiser', description: 'Field below the answers' },
  saveNote: { id: 'events.saveNote', defaultMessage: 'Save note', description: 'Button' },
  noteSaved: { id: 'events.noteSaved', defaultMessage: 'Note saved', description: 'Tip' },
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
  answered: { id: 'events.answered', defaultMessage: 'Answer saved', description: 'Tip' },
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
  undo: { id: 'events.undo', defaultMessage: 'Undo', description: 'Button of that tip' },
  loading: { id: 'events.loading', defaultMessage: 'Loading invited people', description: 'For screen readers' },
  failed: {
    id: 'events.failed',
    defaultMessage: 'Couldn’t load the invited people',
    description: 'In place of the list',
  },
  empty: { id: 'events.empty', defaultMessage: 'No one here', description: 'In place of the list' },
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
  invitationUndoFailed: {
    id: 'events.invitationUndoFailed',
    defaultMessage: 'Couldn’t undo the change',
    description: 'Tip',
  },
  csv: {
    id: 'events.csv',
    defaultMessage: 'Download list (CSV)',
    description: 'Button: downloads the invited people for a spreadsheet',
  },
  csvFailed: {
    id: 'events.csvFailed',
    defaultMessage: 'Couldn’t download the list',
    description: 'Tip',
  },
  add: {
    id: 'events.add',
    defaultMessage: 'Add',
    description: 'Button of the card in the editor: begins an event',
  },
  addLabel: {
    id: 'events.addLabel',
    defaultMessage: 'Add an event',
    description: 'The same button, for screen readers',
  },
  remove: {
    id: 'events.remove',
    defaultMessage: 'Remove',
    description: 'Button of that card: the post has no event',
  },
  removeLabel: {
    id: 'events.removeLabel',
    defaultMessage: 'Remove the event',
    description: 'The same button, for screen readers',
  },
  noEvent: {
    id: 'events.noEvent',
    defaultMessage: 'Nothing takes place. Add an event to invite people and let them answer.',
    description: 'In that card, where the post has no event',
  },
  timeKind: {
    id: 'events.timeKind',
    defaultMessage: 'Times',
    description: 'Field: how the times of the event are meant',
  },
  kindZoned: {
    id: 'events.kindZoned',
    defaultMessage: 'In one time zone',
    description: 'A choice of that field',
  },
  kindLocal: {
    id: 'events.kindLocal',
    defaultMessage: 'Local time at each site',
    description: 'A choice of that field: the same time of day everywhere',
  },
  kindDay: {
    id: 'events.kindDay',
    defaultMessage: 'Whole days',
    description: 'A choice of that field',
  },
  startDay: {
    id: 'events.startDay',
    defaultMessage: 'Starts on',
    description: 'Field',
  },
  startTime: {
    id: 'events.startTime',
    defaultMessage: 'Start time',
    description: 'Field',
  },
  endDay: {
    id: 'events.endDay',
    defaultMessage: 'Ends on',
    description: 'Field',
  },
  endTime: {
    id: 'events.endTime',
    defaultMessage: 'End time',
    description: 'Field',
  },
  zoneField: {
    id: 'events.zoneField',
    defaultMessage: 'Time zone',
    description: 'Field',
  },
  place: {
    id: 'events.place',
    defaultMessage: 'Place',
    description: 'Field',
  },
  joinUrl: {
    id: 'events.joinUrl',
    defaultMessage: 'Link to join online',
    description: 'Field',
  },
  joinUrlInvalid: {
    id: 'events.joinUrlInvalid',
    defaultMessage: 'Enter an address that starts with https://',
    description: 'Error below that field',
  },
  capacity: {
    id: 'events.capacity',
    defaultMessage: 'Number of places',
    description: 'Field: how many people can come',
  },
  capacityInvalid: {
    id: 'events.capacityInvalid',
    defaultMessage: 'Enter a number from 1 to 10,000',
    description: 'Error below that field',
  },
  capacityTaken: {
    id: 'events.capacityTaken',
    defaultMessage: '{count, plural, one {# person has already said yes} other {# people have already said yes}}',
    description: 'Error below that field: fewer places than people who come',
  },
  openToReaders: {
    id: 'events.openToReaders',
    defaultMessage: 'Readers can come without an invitation',
    description: 'Check box',
  },
  cancelIt: {
    id: 'events.cancelIt',
    defaultMessage: 'The event is cancelled',
    description: 'Check box',
  },
  startMissing: {
    id: 'events.startMissing',
    defaultMessage: 'Enter a day and a time',
    description: 'Error below the start',
  },
  startDayMissing: {
    id: 'events.startDayMissing',
    defaultMessage: 'Enter a day',
    description: 'Error below the start of whole days',
  },
  endBeforeStart: {
    id: 'events.endBeforeStart',
    defaultMessage: 'The end is before the start',
    description: 'Error below the end',
  },
  isPast: {
    id: 'events.isPast',
    defaultMessage: 'This is in the past',
    description: 'Warning below the start',
  },
})
