import { defineMessages } from '@/shared/i18n'

/** What the section about working hours and absences says. */
export const messages = defineMessages<{
  hours: void
  hoursWhy: void
  fromTime: void
  toTime: void
  endsNextDay: void
  timeMissing: void
  sameTime: void
  copyToWeekdays: void
  saveHours: void
  absence: void
  absenceWhy: void
  firstDay: void
  lastDay: void
  dayMissing: void
  dayPast: void
  endsBeforeStart: void
  absenceTooLong: void
  deputy: void
  deputyWhy: void
  deputyAway: { name: string; date: string }
  deputyUnavailable: void
  clearDeputy: void
  optional: void
  note: void
  noteWhy: void
  saveAbsence: void
  changeAbsence: void
  iAmBack: void
  removeAbsence: void
  notEnded: void
  notUndone: void
  awayUntil: { date: string }
  awayFromTo: { from: string; to: string }
  deputyIs: { name: string }
  nobody: void
  searching: void
  searchFailed: void
  tryAgain: void
}>({
  hours: { id: 'availability.hours', defaultMessage: 'Working hours', description: 'Title of a card' },
  hoursWhy: {
    id: 'availability.hoursWhy',
    defaultMessage:
      'On your own clock. Whether you’re at work is worked out from these hours and your absence, never from what you do in the portal.',
    description: 'Below that title',
  },
  fromTime: {
    id: 'availability.fromTime',
    defaultMessage: 'From',
    description: 'Field: when the work of a day begins',
  },
  toTime: { id: 'availability.toTime', defaultMessage: 'To', description: 'Field: when the work of a day ends' },
  endsNextDay: {
    id: 'availability.endsNextDay',
    defaultMessage: 'Ends the next day',
    description: 'Below that field, where the hours run past midnight',
  },
  timeMissing: { id: 'availability.timeMissing', defaultMessage: 'Enter a time', description: 'Below a field' },
  sameTime: {
    id: 'availability.sameTime',
    defaultMessage: 'The end must differ from the start',
    description: 'Below a field',
  },
  copyToWeekdays: {
    id: 'availability.copyToWeekdays',
    defaultMessage: 'Copy to Monday to Friday',
    description: 'Button: puts the hours of this day on the other working days',
  },
  saveHours: { id: 'availability.saveHours', defaultMessage: 'Save hours', description: 'Button' },
  absence: {
    id: 'availability.absence',
    defaultMessage: 'Absence',
    description: 'Title of a card: when somebody is away',
  },
  absenceWhy: {
    id: 'availability.absenceWhy',
    defaultMessage:
      'Colleagues see it from its first day: until when you’re away and who is standing in. We never ask why.',
    description: 'Below that title',
  },
  firstDay: { id: 'availability.firstDay', defaultMessage: 'First day', description: 'Field' },
  lastDay: { id: 'availability.lastDay', defaultMessage: 'Last day', description: 'Field' },
  dayMissing: { id: 'availability.dayMissing', defaultMessage: 'Choose a day', description: 'Below a field' },
  dayPast: { id: 'availability.dayPast', defaultMessage: 'Choose today or a later day', description: 'Below a field' },
  endsBeforeStart: {
    id: 'availability.endsBeforeStart',
    defaultMessage: 'The last day can’t be before the first',
    description: 'Below a field',
  },
  absenceTooLong: {
    id: 'availability.absenceTooLong',
    defaultMessage: 'An absence can last a year at most',
    description: 'Below a field',
  },
  deputy: { id: 'availability.deputy', defaultMessage: 'Deputy', description: 'Field: who stands in' },
  deputyWhy: {
    id: 'availability.deputyWhy',
    defaultMessage: 'Your profile sends colleagues to this person meanwhile.',
    description: 'Below that field',
  },
  deputyAway: {
    id: 'availability.deputyAway',
    defaultMessage: '{name} is away until {date}.',
    description: 'Below that field: a warning',
  },
  deputyUnavailable: {
    id: 'availability.deputyUnavailable',
    defaultMessage: 'This person can’t stand in',
    description: 'Below that field',
  },
  clearDeputy: { id: 'availability.clearDeputy', defaultMessage: 'Remove deputy', description: 'Button in that field' },
  optional: { id: 'availability.optional', defaultMessage: 'Optional', description: 'Beside the name of a field' },
  note: {
    id: 'availability.note',
    defaultMessage: 'Note',
    description: 'Field: what colleagues should know meanwhile',
  },
  noteWhy: {
    id: 'availability.noteWhy',
    defaultMessage: 'What colleagues should know meanwhile, such as where the keys are',
    description: 'Below that field',
  },
  saveAbsence: { id: 'availability.saveAbsence', defaultMessage: 'Save absence', description: 'Button' },
  changeAbsence: {
    id: 'availability.changeAbsence',
    defaultMessage: 'Change',
    description: 'Button: changes the absence',
  },
  iAmBack: { id: 'availability.iAmBack', defaultMessage: 'I’m back', description: 'Button: ends an absence that runs' },
  removeAbsence: {
    id: 'availability.removeAbsence',
    defaultMessage: 'Remove absence',
    description: 'Button: takes back an absence that is still to come',
  },
  notEnded: { id: 'availability.notEnded', defaultMessage: 'Couldn’t end the absence', description: 'Tip' },
  notUndone: { id: 'availability.notUndone', defaultMessage: 'Couldn’t undo the change', description: 'Tip' },
  awayUntil: {
    id: 'availability.awayUntil',
    defaultMessage: 'You’re away until {date}',
    description: 'An absence that runs; {date} is its last day',
  },
  awayFromTo: {
    id: 'availability.awayFromTo',
    defaultMessage: 'You’ll be away from {from} to {to}',
    description: 'An absence that is still to come; both days belong to it',
  },
  deputyIs: {
    id: 'availability.deputyIs',
    defaultMessage: '{name} is standing in',
    description: 'Link below it: who stands in',
  },
  nobody: { id: 'availability.nobody', defaultMessage: 'No one found', description: 'In the list of that field' },
  searching: { id: 'availability.searching', defaultMessage: 'Searching…', description: 'In the list of that field' },
  searchFailed: {
    id: 'availability.searchFailed',
    defaultMessage: 'Couldn’t search',
    description: 'In the list of that field',
  },
  tryAgain: { id: 'availability.tryAgain', defaultMessage: 'Try again', description: 'Button in that list' },
})
