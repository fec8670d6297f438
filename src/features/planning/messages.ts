import { defineMessages } from '@/shared/i18n'

/** Words of the planning of a post: who does it, when, and how urgent it is. */
export const messages = defineMessages<{
  title: void
  edit: void
  editLabel: void
  assignee: void
  expected: void
  start: void
  end: void
  priority: void
  none: void
  nothing: void
  fromTo: { start: string; end: string }
  from: { start: string }
  until: { end: string }
  low: void
  normal: void
  high: void
  urgent: void
  save: void
  saving: void
  cancel: void
  saved: void
  undo: void
  undone: void
  undoFailed: void
  undoRefused: void
  failed: void
  refused: void
  conflict: { now: string }
  endBeforeStart: void
  assigneeCannotRead: void
}>({
  title: { id: 'planning.title', defaultMessage: 'Planning', description: 'Title of a card beside a post' },
  edit: { id: 'planning.edit', defaultMessage: 'Edit', description: 'Button of the card: changes the planning' },
  editLabel: {
    id: 'planning.editLabel',
    defaultMessage: 'Edit planning',
    description: 'The same button, for screen readers',
  },
  assignee: { id: 'planning.assignee', defaultMessage: 'Assignee', description: 'Who is responsible' },
  expected: { id: 'planning.expected', defaultMessage: 'Expected', description: 'Between which days it is to be done' },
  start: { id: 'planning.start', defaultMessage: 'Expected start', description: 'Field' },
  end: { id: 'planning.end', defaultMessage: 'Expected end', description: 'Field' },
  priority: { id: 'planning.priority', defaultMessage: 'Priority', description: 'Field' },
  none: { id: 'planning.none', defaultMessage: 'Not set', description: 'In place of a value' },
  nothing: {
    id: 'planning.nothing',
    defaultMessage: 'Nothing planned yet.',
    description: 'In the card of a post without planning',
  },
  fromTo: {
    id: 'planning.fromTo',
    defaultMessage: '{start} to {end}',
    description: 'Between two days: 27 Nov to 4 Dec',
  },
  from: { id: 'planning.from', defaultMessage: 'From {start}', description: 'From a day on' },
  until: { id: 'planning.until', defaultMessage: 'Until {end}', description: 'Until a day' },
  low: { id: 'planning.low', defaultMessage: 'Low', description: 'A priority' },
  normal: { id: 'planning.normal', defaultMessage: 'Normal', description: 'A priority' },
  high: { id: 'planning.high', defaultMessage: 'High', description: 'A priority' },
  urgent: { id: 'planning.urgent', defaultMessage: 'Urgent', description: 'A priority' },
  save: { id: 'planning.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'planning.saving', defaultMessage: 'Saving', description: 'On the button, while it is saved' },
  cancel: { id: 'planning.cancel', defaultMessage: 'Cancel', description: 'Button' },
  saved: { id: 'planning.saved', defaultMessage: 'Planning saved', description: 'Tip' },
  undo: { id: 'planning.undo', defaultMessage: 'Undo', description: 'Button of that tip' },
  undone: { id: 'planning.undone', defaultMessage: 'Planning restored', description: 'Tip' },
  undoFailed: {
    id: 'planning.undoFailed',
    defaultMessage: 'Couldn’t undo: the planning has changed since.',
    description: 'Tip',
  },
  undoRefused: {
    id: 'planning.undoRefused',
    defaultMessage: 'Couldn’t undo: you can no longer plan this post.',
    description: 'Tip, for who has handed the post over to somebody else',
  },
  failed: {
    id: 'planning.failed',
    defaultMessage: 'Couldn’t save. Your changes are still here; try again.',
    description: 'In the form, after a failure',
  },
  refused: {
    id: 'planning.refused',
    defaultMessage: 'You can no longer plan this post.',
    description: 'In the form, when somebody else took the planning over',
  },
  conflict: {
    id: 'planning.conflict',
    defaultMessage: 'The planning changed in the meantime. It’s now: {now}. Save again to replace it.',
    description: 'In the form, when someone else saved first',
  },
  endBeforeStart: {
    id: 'planning.endBeforeStart',
    defaultMessage: 'The end is before the start.',
    description: 'Below the field of the end',
  },
  assigneeCannotRead: {
    id: 'planning.assigneeCannotRead',
    defaultMessage: 'This assignee can’t read the post.',
    description: 'Below the field of the assignee',
  },
})
