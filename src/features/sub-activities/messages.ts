import { defineMessages } from '@/shared/i18n'

/** What the parts of the work of a post say. */
export const messages = defineMessages<{
  title: void
  orderHint: void
  empty: void
  emptyText: void
  loading: void
  loadFailed: void
  nobody: void
  late: { count: number }
  endThis: { title: string }
  reopenThis: { title: string }
  stateOpen: void
  stateEnded: void
  edit: { title: string }
  menu: { title: string }
  setState: { state: string }
  moveUp: void
  moveDown: void
  moveFirst: void
  remove: void
  movedTo: { title: string; position: number; total: number }
  ended: { title: string; state: string }
  reopened: void
  removed: { title: string }
  undo: void
  postponed: void
  waitingChange: void
  waitsForNetwork: void
}>({
  title: { id: 'subActivities.title', defaultMessage: 'Sub-activities', description: 'Names the list' },
  orderHint: {
    id: 'subActivities.orderHint',
    defaultMessage: 'Drag sub-activities to change their order, or press Alt and an arrow key.',
    description: 'Above the list',
  },
  empty: { id: 'subActivities.empty', defaultMessage: 'No sub-activities yet', description: 'In place of the list' },
  emptyText: {
    id: 'subActivities.emptyText',
    defaultMessage: 'Split the work of this post into parts, each with its own assignee and dates.',
    description: 'Below that, above the field for a new one',
  },
  loading: { id: 'subActivities.loading', defaultMessage: 'Loading sub-activities', description: 'For screen readers' },
  loadFailed: {
    id: 'subActivities.loadFailed',
    defaultMessage: 'Couldn’t load the sub-activities',
    description: 'In place of the list',
  },
  nobody: { id: 'subActivities.nobody', defaultMessage: 'Unassigned', description: 'No one does it' },
  late: {
    id: 'subActivities.late',
    defaultMessage: '{count, plural, one {# day late} other {# days late}}',
    description: 'Its end is over',
  },
  endThis: {
    id: 'subActivities.endThis',
    defaultMessage: 'Close: {title}',
    description: 'Check box before an open sub-activity',
  },
  reopenThis: {
    id: 'subActivities.reopenThis',
    defaultMessage: 'Closed: {title}',
    description: 'Check box before a closed sub-activity; it opens it again',
  },
  stateOpen: { id: 'subActivities.stateOpen', defaultMessage: 'Open', description: 'In place of the check box' },
  stateEnded: { id: 'subActivities.stateEnded', defaultMessage: 'Closed', description: 'In place of the check box' },
  edit: { id: 'subActivities.edit', defaultMessage: 'Edit: {title}', description: 'Button of a row' },
  menu: { id: 'subActivities.menu', defaultMessage: 'Actions for {title}', description: 'Button and name of a menu' },
  setState: {
    id: 'subActivities.setState',
    defaultMessage: 'Set to {state}',
    description: 'In the menu of a row; {state} is "Running"',
  },
  moveUp: { id: 'subActivities.moveUp', defaultMessage: 'Move up', description: 'In the menu of a row' },
  moveDown: { id: 'subActivities.moveDown', defaultMessage: 'Move down', description: 'In the menu of a row' },
  moveFirst: { id: 'subActivities.moveFirst', defaultMessage: 'Move to the top', description: 'In the menu of a row' },
  remove: { id: 'subActivities.remove', defaultMessage: 'Remove', description: 'In the menu of a row' },
  movedTo: {
    id: 'subActivities.movedTo',
    defaultMessage: '{title} is now {position} of {total}',
    description: 'Tip: a sub-activity was moved',
  },
  ended: {
    id: 'subActivities.ended',
    defaultMessage: '{title}: {state}',
    description: 'Tip: a sub-activity has ended; {state} is "Done" or "Cancelled"',
  },
  reopened: { id: 'subActivities.reopened', defaultMessage: 'Sub-activity reopened', description: 'Tip' },
  removed: { id: 'subActivities.removed', defaultMessage: '{title} removed', description: 'Tip' },
  undo: { id: 'subActivities.undo', defaultMessage: 'Undo', description: 'Button in a tip' },
  postponed: {
    id: 'subActivities.postponed',
    defaultMessage: 'You’re offline. This will be sent when you’re back online.',
    description: 'Tip after a sub-activity was ticked without a network',
  },
  waitingChange: {
    id: 'subActivities.waitingChange',
    defaultMessage: 'A sub-activity you changed while offline',
    description: 'What would be lost by leaving the page',
  },
  waitsForNetwork: {
    id: 'subActivities.waitsForNetwork',
    defaultMessage: 'waiting for the network',
    description: 'Beside a sub-activity that was ticked without a network',
  },
})

/** The fields of a sub-activity, and what can go wrong with them. */
export const formMessages = defineMessages<{
  new: void
  add: void
  adding: void
  added: { title: string }
  form: { title: string }
  titleLabel: void
  titleMissing: void
  description: void
  optional: void
  state: void
  assignee: void
  start: void
  end: void
  priority: void
  none: void
  save: void
  saving: void
  saved: void
  cancel: void
  endBeforeStart: void
  cannotRead: { name: string }
  conflict: void
  mineAndTheirs: { field: string; mine: string; theirs: string }
  takeTheirs: void
  takeTheirsOf: { field: string }
}>({
  new: { id: 'subActivities.new', defaultMessage: 'New sub-activity', description: 'Field below the list' },
  add: { id: 'subActivities.add', defaultMessage: 'Add', description: 'Button beside that field' },
  adding: { id: 'subActivities.adding', defaultMessage: 'Adding', description: 'On the button while it waits' },
  added: { id: 'subActivities.added', defaultMessage: '{title} added', description: 'Said to screen readers' },
  form: { id: 'subActivities.form', defaultMessage: 'Edit {title}', description: 'Names the form in a row' },
  titleLabel: { id: 'subActivities.titleLabel', defaultMessage: 'Title', description: 'Field' },
  titleMissing: { id: 'subActivities.titleMissing', defaultMessage: 'Enter a title.', description: 'Below the field' },
  description: { id: 'subActivities.description', defaultMessage: 'Description', description: 'Field' },
  optional: { id: 'subActivities.optional', defaultMessage: 'optional', description: 'Behind the name of a field' },
  state: { id: 'subActivities.state', defaultMessage: 'Status', description: 'Field' },
  assignee: { id: 'subActivities.assignee', defaultMessage: 'Assignee', description: 'Field' },
  start: { id: 'subActivities.start', defaultMessage: 'Expected start', description: 'Field: a day' },
  end: { id: 'subActivities.end', defaultMessage: 'Expected end', description: 'Field: a day' },
  priority: { id: 'subActivities.priority', defaultMessage: 'Priority', description: 'Field' },
  none: { id: 'subActivities.none', defaultMessage: 'not set', description: 'In place of a value, in a sentence' },
  save: { id: 'subActivities.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'subActivities.saving', defaultMessage: 'Saving', description: 'On the button while it waits' },
  saved: { id: 'subActivities.saved', defaultMessage: 'Sub-activity saved', description: 'Tip' },
  cancel: { id: 'subActivities.cancel', defaultMessage: 'Cancel', description: 'Button' },
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
  conflict: {
    id: 'subActivities.conflict',
    defaultMessage: 'Someone else changed this sub-activity. Your entries are still here; save again to keep them.',
    description: 'Above the form',
  },
  mineAndTheirs: {
    id: 'subActivities.mineAndTheirs',
    defaultMessage: '{field}: yours is “{mine}”, theirs is “{theirs}”.',
    description: 'Above the form: a field that two people changed',
  },
  takeTheirs: { id: 'subActivities.takeTheirs', defaultMessage: 'Use theirs', description: 'Button beside that' },
  takeTheirsOf: {
    id: 'subActivities.takeTheirsOf',
    defaultMessage: 'Use theirs: {field}',
    description: 'The same for screen readers',
  },
})

/** Why something was not done. */
export const refusalMessages = defineMessages<
  Record<'failed' | 'offline' | 'gone' | 'full' | 'changed' | 'refused', void>
>({
  failed: { id: 'subActivities.failed', defaultMessage: 'That didn’t work. Try again.', description: 'Tip, in a form' },
  offline: {
    id: 'subActivities.offline',
    defaultMessage: 'You’re offline. Nothing was changed.',
    description: 'Tip, in a form',
  },
  gone: {
    id: 'subActivities.gone',
    defaultMessage: 'This sub-activity no longer exists.',
    description: 'Tip, in a form',
  },
  full: {
    id: 'subActivities.full',
    defaultMessage: 'A post can have 100 sub-activities at most.',
    description: 'Below the field for a new one',
  },
  changed: {
    id: 'subActivities.changed',
    defaultMessage: 'Not changed: someone else was faster. This is how it stands now.',
    description: 'Tip',
  },
  refused: {
    id: 'subActivities.refused',
    defaultMessage: 'You can’t plan this post anymore.',
    description: 'Tip, in a form',
  },
})
