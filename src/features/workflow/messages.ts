import { defineMessages } from '@/shared/i18n'

type State = { state: string }
type Person = { name: string }

/** What a post says of its workflow. */
export const messages = defineMessages<{
  title: void
  loadFailed: void
  historyFailed: void
  inStateFor: { time: string }
  ofTarget: { time: string; target: string }
  isOverTarget: { time: string; target: string }
  waitingForYou: void
  waitingFor: { names: string }
  next: void
  stepOf: { step: string; title: string }
  steps: void
  stepDone: void
  stepCurrent: void
  stepUpcoming: void
  by: { name: string; time: string }
  history: void
  nothingYet: void
  earlier: void
  leftAfter: { state: string; time: string }
  wasUndone: void
  bulk: void
  editedBy: { name: string; time: string }
  before: void
  noNote: void
  edit: void
  undo: void
  sending: void
  moved: State
  undone: State
  undoExpired: void
  undoExpiredBack: { step: string }
  undoSuperseded: void
  undoFailed: void
  movedBy: { name: string; state: string; time: string }
  forbidden: void
  postLocked: void
  fourEyes: void
  tasksOpen: void
  subActivitiesOpen: void
  postArchived: void
  offline: void
  unanswered: void
  failed: void
  openWorkflow: void
  opensInNewTab: void
  from: void
  to: void
}>({
  title: { id: 'workflow.title', defaultMessage: 'Workflow', description: 'Card and tab of a post' },
  loadFailed: {
    id: 'workflow.loadFailed',
    defaultMessage: 'Couldn’t load the workflow',
    description: 'In place of the workflow of a post',
  },
  historyFailed: {
    id: 'workflow.historyFailed',
    defaultMessage: 'Couldn’t load the history',
    description: 'In place of past decisions about a post',
  },
  inStateFor: {
    id: 'workflow.inStateFor',
    defaultMessage: 'For {time}',
    description: 'How long a post has been in its state; {time} is "5 minutes" or "3 days"',
  },
  ofTarget: {
    id: 'workflow.ofTarget',
    defaultMessage: '{time} of {target}',
    description: 'How long a post has been in its state, and how long it should stay at most',
  },
  isOverTarget: {
    id: 'workflow.isOverTarget',
    defaultMessage: '{time}, target {target}',
    description: 'How long a post has been in its state, which is more than it should',
  },
  waitingForYou: {
    id: 'workflow.waitingForYou',
    defaultMessage: 'Waiting for you',
    description: 'A post that this person can bring forward',
  },
  waitingFor: {
    id: 'workflow.waitingFor',
    defaultMessage: 'Waiting for {names}',
    description: 'Who can bring a post forward; {names} are people and groups',
  },
  next: {
    id: 'workflow.next',
    defaultMessage: 'Next steps',
    description: 'Heading above what can be done with a post',
  },
  stepOf: {
    id: 'workflow.stepOf',
    defaultMessage: '{step}: {title}',
    description: 'Names the button of a step in a list of posts, for screen readers: "Approve: Line 4 stop"',
  },
  steps: { id: 'workflow.steps', defaultMessage: 'Progress', description: 'Heading above the states of a post' },
  stepDone: { id: 'workflow.stepDone', defaultMessage: 'done', description: 'State of a step, for screen readers' },
  stepCurrent: {
    id: 'workflow.stepCurrent',
    defaultMessage: 'current',
    description: 'State of a step, for screen readers',
  },
  stepUpcoming: {
    id: 'workflow.stepUpcoming',
    defaultMessage: 'upcoming',
    description: 'State of a step, for screen readers',
  },
  by: { id: 'workflow.by', defaultMessage: '{name}, {time}', description: 'Who did something and when' },
  history: { id: 'workflow.history', defaultMessage: 'History', description: 'Heading above past decisions' },
  nothingYet: {
    id: 'workflow.nothingYet',
    defaultMessage: 'No decisions yet.',
    description: 'In place of past decisions about a post',
  },
  earlier: { id: 'workflow.earlier', defaultMessage: 'Show earlier', description: 'Button below past decisions' },
  leftAfter: {
    id: 'workflow.leftAfter',
    defaultMessage: 'After {time} in {state}',
    description: 'How long a post had been in the state that it left',
  },
  wasUndone: {
    id: 'workflow.wasUndone',
    defaultMessage: 'Undone',
    description: 'Beside a decision that was taken back',
  },
  bulk: {
    id: 'workflow.bulk',
    defaultMessage: 'Part of a bulk change',
    description: 'Below a decision about many posts at once',
  },
  editedBy: {
    id: 'workflow.editedBy',
    defaultMessage: 'Edited by {name}, {time}',
    description: 'Below a decision whose note or values were changed later',
  },
  before: {
    id: 'workflow.before',
    defaultMessage: 'Before:',
    description: 'In front of the earlier text of a note, or of an earlier value',
  },
  noNote: {
    id: 'workflow.noNote',
    defaultMessage: 'no note',
    description: 'After "Before:", where nothing was written',
  },
  edit: {
    id: 'workflow.edit',
    defaultMessage: 'Edit decision',
    description: 'Link beside a decision, and title of the form: changes its note and values',
  },
  undo: { id: 'workflow.undo', defaultMessage: 'Undo', description: 'Takes a decision back' },
  sending: { id: 'workflow.sending', defaultMessage: 'Sending', description: 'On a button while it waits' },
  moved: {
    id: 'workflow.moved',
    defaultMessage: 'Moved to {state}',
    description: 'Tip after a post was brought to another state',
  },
  undone: {
    id: 'workflow.undone',
    defaultMessage: 'Back in {state}',
    description: 'Tip after a decision about a post was taken back',
  },
  undoExpired: {
    id: 'workflow.undoExpired',
    defaultMessage: 'Too late to undo: followers have been notified.',
    description: 'Tip after a late press on Undo',
  },
  undoExpiredBack: {
    id: 'workflow.undoExpiredBack',
    defaultMessage: 'Too late to undo: followers have been notified. “{step}” still leads back.',
    description: 'Tip after a late press on Undo; {step} is a button that leads to an earlier state',
  },
  undoSuperseded: {
    id: 'workflow.undoSuperseded',
    defaultMessage: 'Can’t undo: the post has moved on.',
    description: 'Tip after a late press on Undo',
  },
  undoFailed: { id: 'workflow.undoFailed', defaultMessage: 'Couldn’t undo. Try again.', description: 'Tip' },
  movedBy: {
    id: 'workflow.movedBy',
    defaultMessage: '{name} moved this to {state} ({time})',
    description: 'Somebody else was faster; {time} is "Today, 10:17"',
  },
  forbidden: {
    id: 'workflow.forbidden',
    defaultMessage: 'You can no longer take this step.',
    description: 'After a step was refused',
  },
  postLocked: {
    id: 'workflow.postLocked',
    defaultMessage: 'Someone is editing this post. Try again when they’re done.',
    description: 'After a step was refused',
  },
  fourEyes: {
    id: 'workflow.fourEyes',
    defaultMessage: 'You wrote this post, so someone else has to decide.',
    description: 'After a step was refused',
  },
  tasksOpen: {
    id: 'workflow.tasksOpen',
    defaultMessage: 'A task must be closed first.',
    description: 'After a step was refused',
  },
  subActivitiesOpen: {
    id: 'workflow.subActivitiesOpen',
    defaultMessage: 'A sub-activity must be finished first.',
    description: 'After a step was refused',
  },
  postArchived: {
    id: 'workflow.postArchived',
    defaultMessage: 'This post is archived. It has to be brought back first.',
    description: 'After a step was refused',
  },
  offline: {
    id: 'workflow.offline',
    defaultMessage: 'You’re offline. Nothing was sent.',
    description: 'After a step was pressed without a network',
  },
  unanswered: {
    id: 'workflow.unanswered',
    defaultMessage: 'No answer came back. Try again; it counts only once.',
    description: 'After a step was sent and the network was lost',
  },
  failed: {
    id: 'workflow.failed',
    defaultMessage: 'Couldn’t take this step. Try again.',
    description: 'After a step failed',
  },
  openWorkflow: {
    id: 'workflow.openWorkflow',
    defaultMessage: 'Steps and history',
    description: 'Link from the card to the workflow tab of a post',
  },
  opensInNewTab: {
    id: 'workflow.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'Read after a link to another site, for screen readers',
  },
  from: {
    id: 'workflow.from',
    defaultMessage: 'from',
    description: 'In front of an old value, for screen readers',
  },
  to: {
    id: 'workflow.to',
    defaultMessage: 'to',
    description: 'In front of a new value, for screen readers',
  },
})

/** What must hold before a step is taken, and what can be done where it does not. */
export const conditionMessages = defineMessages<{
  met: void
  notMet: void
  fourEyes: void
  tasksClosed: void
  subActivitiesClosed: void
  canDoThis: { names: string }
  ask: void
  openTasks: { count: number }
  checkAgain: void
}>({
  met: { id: 'workflow.condition.met', defaultMessage: 'Done', description: 'Mark of what holds, for screen readers' },
  notMet: {
    id: 'workflow.condition.notMet',
    defaultMessage: 'Missing',
    description: 'Mark of what stands in the way of a step, for screen readers',
  },
  fourEyes: {
    id: 'workflow.condition.fourEyes',
    defaultMessage: 'Written by someone else',
    description: 'What holds before a step; the name of the author follows',
  },
  tasksClosed: {
    id: 'workflow.condition.tasksClosed',
    defaultMessage: 'Needed tasks closed',
    description: 'What holds before a step',
  },
  subActivitiesClosed: {
    id: 'workflow.condition.subActivitiesClosed',
    defaultMessage: 'Sub-activities finished',
    description: 'What holds before a step',
  },
  canDoThis: {
    id: 'workflow.canDoThis',
    defaultMessage: 'Can do this: {names}',
    description: 'Below a step that this person cannot take; {names} are people',
  },
  ask: {
    id: 'workflow.condition.ask',
    defaultMessage: 'Ask in the comments',
    description: 'Link below these people: leads to the comments of the post',
  },
  openTasks: {
    id: 'workflow.condition.openTasks',
    defaultMessage: '{count, plural, one {Open the task} other {Open the tasks}}',
    description: 'Link below a step that tasks keep from being taken',
  },
  checkAgain: {
    id: 'workflow.condition.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button below a reason that may be over by now',
  },
})

/** The form of a step. */
export const formMessages = defineMessages<{
  postNumber: { number: string }
  note: void
  noteLength: { count: number; most: number }
  optional: void
  tooLong: { over: number }
  fillIn: void
  addFile: void
  fileGone: void
  missing: { count: number }
  tooSmall: { least: number }
  tooLarge: { most: number }
  choose: void
  unknownField: { label: string }
  notified: { count: number }
  notifiedNow: { count: number }
  thenWaitsFor: { names: string }
  cannotUndo: void
  close: void
  sending: void
  save: void
  saving: void
  saved: void
  editClosed: void
  editConflict: Person
  was: { text: string }
  gone: void
}>({
  postNumber: {
    id: 'workflow.form.postNumber',
    defaultMessage: 'Post {number}',
    description: 'Above the name of a step, behind the community',
  },
  note: { id: 'workflow.form.note', defaultMessage: 'Note', description: 'Field' },
  noteLength: {
    id: 'workflow.form.noteLength',
    defaultMessage: '{count, number} of {most, number}',
    description: 'Beside the label of the note: how many characters it has and may have',
  },
  optional: { id: 'workflow.form.optional', defaultMessage: 'optional', description: 'Behind the label of a field' },
  tooLong: {
    id: 'workflow.form.tooLong',
    defaultMessage: '{over, plural, one {# character too many} other {# characters too many}}',
    description: 'Below a text that is too long',
  },
  fillIn: { id: 'workflow.form.fillIn', defaultMessage: 'Fill this in.', description: 'Below an empty field' },
  addFile: {
    id: 'workflow.form.addFile',
    defaultMessage: 'Add a file.',
    description: 'Below an empty field for files',
  },
  fileGone: {
    id: 'workflow.form.fileGone',
    defaultMessage: 'A file was kept too long and is gone. Remove it and add it again.',
    description: 'Below the files of a form that was sent a day later',
  },
  missing: {
    id: 'workflow.form.missing',
    defaultMessage: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
    description: 'Above a form that was sent too early',
  },
  tooSmall: {
    id: 'workflow.form.tooSmall',
    defaultMessage: 'Must be at least {least, number}.',
    description: 'Below a number',
  },
  tooLarge: {
    id: 'workflow.form.tooLarge',
    defaultMessage: 'Must be at most {most, number}.',
    description: 'Below a number',
  },
  choose: { id: 'workflow.form.choose', defaultMessage: 'Choose', description: 'Empty choice of a list' },
  unknownField: {
    id: 'workflow.form.unknownField',
    defaultMessage: 'This version can’t fill in “{label}”. Reload the page to get the newest one.',
    description: 'Below a form with a field of an unknown kind; {label} is its name',
  },
  notified: {
    id: 'workflow.form.notified',
    defaultMessage:
      '{count, plural, =0 {No one is notified.} one {# person is notified after 30 s.} other {# people are notified after 30 s.}}',
    description: 'What a step brings about',
  },
  notifiedNow: {
    id: 'workflow.form.notifiedNow',
    defaultMessage:
      '{count, plural, =0 {No one is notified.} one {# person is notified at once.} other {# people are notified at once.}}',
    description: 'What a step brings about',
  },
  thenWaitsFor: {
    id: 'workflow.form.thenWaitsFor',
    defaultMessage: 'Then it waits for {names}.',
    description: 'What a step brings about; {names} are people and groups',
  },
  cannotUndo: {
    id: 'workflow.form.cannotUndo',
    defaultMessage: 'This can’t be undone.',
    description: 'In the form of a step that is final',
  },
  close: { id: 'workflow.form.close', defaultMessage: 'Close', description: 'Button in the corner of a dialog' },
  sending: { id: 'workflow.form.sending', defaultMessage: 'Sending', description: 'On the button while it waits' },
  save: { id: 'workflow.form.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'workflow.form.saving', defaultMessage: 'Saving', description: 'On the button while it waits' },
  saved: { id: 'workflow.form.saved', defaultMessage: 'Decision updated', description: 'Tip' },
  editClosed: {
    id: 'workflow.form.editClosed',
    defaultMessage: 'The post has moved on, so this entry can no longer be changed.',
    description: 'In place of the form for an earlier decision',
  },
  editConflict: {
    id: 'workflow.form.editConflict',
    defaultMessage: '{name} changed this meanwhile. Your text is still here; save again to replace it.',
    description: 'After two people changed the same decision',
  },
  was: {
    id: 'workflow.form.was',
    defaultMessage: 'Now: {text}',
    description: 'Below a field: what stands there before it is changed',
  },
  gone: {
    id: 'workflow.form.gone',
    defaultMessage: 'This step doesn’t start from the current state.',
    description: 'In place of the form of a step',
  },
})

/** The files that go with a step. */
export const fileMessages = defineMessages<{
  label: void
  drop: void
  choose: void
  release: void
  remove: Person
  wait: void
  tooMany: { name: string; most: number }
  rejected: { name: string }
}>({
  label: { id: 'workflow.files.label', defaultMessage: 'Files', description: 'Field' },
  drop: {
    id: 'workflow.files.drop',
    defaultMessage: 'Drag files here or paste them',
    description: 'In the field for files',
  },
  choose: { id: 'workflow.files.choose', defaultMessage: 'Add a file', description: 'Button in the field for files' },
  release: {
    id: 'workflow.files.release',
    defaultMessage: 'Let go to add them',
    description: 'While files hang above the field',
  },
  remove: { id: 'workflow.files.remove', defaultMessage: 'Remove {name}', description: 'Button beside a file' },
  wait: {
    id: 'workflow.files.wait',
    defaultMessage: 'A file isn’t there yet. Wait until it’s sent, or remove it.',
    description: 'After a form was sent too early',
  },
  tooMany: {
    id: 'workflow.files.tooMany',
    defaultMessage: '{name} wasn’t added: {most, number} files at most.',
    description: 'After too many files were chosen',
  },
  rejected: {
    id: 'workflow.files.rejected',
    defaultMessage: '{name} wasn’t added: it’s empty or a folder.',
    description: 'After files were chosen',
  },
})
