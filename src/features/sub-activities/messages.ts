import { defineMessages } from '@/shared/i18n'

/** What the parts of the work of a post say. */
export const messages = defineMessages<{
  title: void
  add: void
  empty: void
  loading: void
  failed: void
  nobody: void
  noDates: void
  from: { date: string }
  until: { date: string }
  late: { count: number }
  priority: { priority: string }
  edit: { title: string }
  up: { title: string }
  down: { title: string }
  moved: { title: string; place: number; count: number }
  orderFailed: void
  state: void
  stateOf: { title: string }
  addTitle: void
  editTitle: void
  titleLabel: void
  titleMissing: void
  description: void
  optional: void
  endBeforeStart: void
  cannotRead: { name: string }
  assignee: void
  start: void
  end: void
  priorityLabel: void
  none: void
  clear: void
  save: void
  cancel: void
  close: void
  sending: void
  added: void
  saved: void
  remove: void
  removeQuestion: { title: string }
  removeText: void
  removed: void
  conflict: void
  theirs: { field: string; value: string }
  gone: void
  refused: void
  offline: void
  saveFailed: void
}>({
  title: { id: 'subActivities.title', defaultMessage: 'Sub-activities', description: 'Names the list' },
  add: { id: 'subActivities.add', defaultMessage: 'Add sub-activity', description: 'Button' },
  empty: { id: 'subActivities.empty', defaultMessage: 'No sub-activities yet', description: 'In place of the list' },
  loading: { id: 'subActivities.loading', defaultMessage: 'Loading sub-activities', description: 'For screen readers' },
  failed: {
    id: 'subActivities.failed',
    defaultMessage: 'Couldn’t load the sub-activities',
    description: 'In place of the list',
  },
  nobody: { id: 'subActivities.nobody', defaultMessage: 'Unassigned', description: 'No one does it' },
  noDates: { id: 'subActivities.noDates', defaultMessage: 'No dates', description: 'It has neither start nor end' },
  from: { id: 'subActivities.from', defaultMessage: 'From {date}', description: 'It has a start and no end' },
  until: { id: 'subActivities.until', defaultMessage: 'Until {date}', description: 'It has an end and no start' },
  late: {
    id: 'subActivities.late',
    defaultMessage: '{count, plural, one {# day late} other {# days late}}',
    description: 'Its end is over',
  },
  priority: {
    id: 'subActivities.priority',
    defaultMessage: 'Priority: {priority}',
    description: '{priority} is "High"',
  },
  edit: { id: 'subActivities.edit', defaultMessage: 'Edit: {title}', description: 'Button of a row' },
  up: { id: 'subActivities.up', defaultMessage: 'Move up: {title}', description: 'Button of a row' },
  down: { id: 'subActivities.down', defaultMessage: 'Move down: {title}', description: 'Button of a row' },
  moved: {
    id: 'subActivities.moved',
    defaultMessage: '{title} is now {place, number} of {count, number}',
    description: 'Said after a row was moved',
  },
  orderFailed: { id: 'subActivities.orderFailed', defaultMessage: 'Couldn’t change the order', description: 'Tip' },
  state: { id: 'subActivities.state', defaultMessage: 'State', description: 'Field' },
  stateOf: {
    id: 'subActivities.stateOf',
    defaultMessage: 'State of {title}',
    description: 'Names the choice in a row',
  },
  addTitle: { id: 'subActivities.addTitle', defaultMessage: 'New sub-activity', description: 'Title of a dialog' },
  editTitle: { id: 'subActivities.editTitle', defaultMessage: 'Edit sub-activity', description: 'Title of a dialog' },
  titleLabel: { id: 'subActivities.titleLabel', defaultMessage: 'Title', description: 'Field' },
  titleMissing: { id: 'subActivities.titleMissing', defaultMessage: 'Enter a title.', description: 'Below the field' },
  description: { id: 'subActivities.description', defaultMessage: 'Description', description: 'Field' },
  optional: { id: 'subActivities.optional', defaultMessage: 'optional', description: 'Behind the name of a field' },
  endBeforeStart: {
    id: 'subActivities.endBeforeStart',
    defaultMessage: 'The end is before the start.',
    description: 'Below the field',
  },
  cannotRead: {
    id: 'subActivities.cannotRead',
    defaultMessage: '{name} can’t read this post.',
    description: 'Below the field',
  },
  assignee: { id: 'subActivities.assignee', defaultMessage: 'Assignee', description: 'Field' },
  start: { id: 'subActivities.start', defaultMessage: 'Start', description: 'Field: a day' },
  end: { id: 'subActivities.end', defaultMessage: 'End', description: 'Field: a day' },
  priorityLabel: { id: 'subActivities.priorityLabel', defaultMessage: 'Priority', description: 'Field' },
  none: { id: 'subActivities.none', defaultMessage: 'None', description: 'Choice of the priority' },
  clear: { id: 'subActivities.clear', defaultMessage: 'Clear', description: 'Button of a day' },
  save: { id: 'subActivities.save', defaultMessage: 'Save', description: 'Button' },
  cancel: { id: 'subActivities.cancel', defaultMessage: 'Cancel', description: 'Button' },
  close: { id: 'subActivities.close', defaultMessage: 'Close', description: 'Button in the corner of a dialog' },
  sending: { id: 'subActivities.sending', defaultMessage: 'Saving', description: 'On the button while it waits' },
  added: { id: 'subActivities.added', defaultMessage: 'Sub-activity added', description: 'Tip' },
  saved: { id: 'subActivities.saved', defaultMessage: 'Sub-activity saved', description: 'Tip' },
  remove: { id: 'subActivities.remove', defaultMessage: 'Remove', description: 'Button' },
  removeQuestion: {
    id: 'subActivities.removeQuestion',
    defaultMessage: 'Remove “{title}”?',
    description: 'Title of a question',
  },
  removeText: {
    id: 'subActivities.removeText',
    defaultMessage: 'Its dates, state and description are lost for everyone.',
    description: 'Below that question',
  },
  removed: { id: 'subActivities.removed', defaultMessage: 'Sub-activity removed', description: 'Tip' },
  conflict: {
    id: 'subActivities.conflict',
    defaultMessage: 'Someone changed this meanwhile. Your entries are still here; save again to replace theirs.',
    description: 'Above the form',
  },
  theirs: {
    id: 'subActivities.theirs',
    defaultMessage: '{field} now: {value}',
    description: 'Above the form: what stands there by now',
  },
  gone: { id: 'subActivities.gone', defaultMessage: 'This sub-activity no longer exists.', description: 'In the form' },
  refused: {
    id: 'subActivities.refused',
    defaultMessage: 'You aren’t allowed to change this.',
    description: 'In the form, or tip',
  },
  offline: {
    id: 'subActivities.offline',
    defaultMessage: 'You’re offline. Nothing was sent.',
    description: 'In the form, or tip',
  },
  saveFailed: {
    id: 'subActivities.saveFailed',
    defaultMessage: 'Couldn’t save. Try again.',
    description: 'In the form, or tip',
  },
})
