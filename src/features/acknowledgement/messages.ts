import { defineMessages } from '@/shared/i18n'

/** Words of proving that a post was read. */
export const messages = defineMessages<{
  acknowledge: void
  dueBy: { version: number; date: string }
  dueOpen: { version: number }
  overdueSince: { version: number; date: string }
  changedSince: { before: number; version: number }
  done: { version: number; date: string }
  statement: { statement: string }
  askedVersion: { version: number }
  daysLeft: { days: number }
  daysOver: { days: number }
  progress: { done: number; total: number }
  dialogTitle: void
  versionOf: { version: number; date: string }
  recorded: { name: string }
  checkFirst: void
  confirm: void
  cancel: void
  recording: void
  acknowledged: void
  failed: void
  outdated: void
  outdatedText: void
  closed: void
  listTitle: void
  back: void
  show: void
  all: void
  pending: void
  stateDone: void
  stateOutdated: void
  overdue: void
  person: void
  state: void
  version: void
  when: void
  reminded: void
  remindedOn: { date: string }
  remind: { count: number }
  remindTitle: { count: number }
  remindText: void
  remindersSent: { count: number }
  remindEarly: void
  remindFailed: void
  loading: void
  listEmpty: void
  more: void
  showAll: void
}>({
  acknowledge: {
    id: 'acknowledgement.acknowledge',
    defaultMessage: 'Acknowledge',
    description: 'Button: confirms that one has read the post',
  },
  dueBy: {
    id: 'acknowledgement.dueBy',
    defaultMessage: 'Acknowledge version {version, number} by {date}.',
    description: 'Under the statement at the end of a post',
  },
  dueOpen: {
    id: 'acknowledgement.dueOpen',
    defaultMessage: 'Acknowledge version {version, number}.',
    description: 'The same without a day',
  },
  overdueSince: {
    id: 'acknowledgement.overdueSince',
    defaultMessage: 'Version {version, number} was due on {date}. You can still acknowledge it.',
    description: 'The same when the day is over',
  },
  changedSince: {
    id: 'acknowledgement.changedSince',
    defaultMessage: 'You acknowledged version {before, number}. Version {version, number} changed something important.',
    description: 'At the end of a post: it has to be acknowledged once more',
  },
  done: {
    id: 'acknowledgement.done',
    defaultMessage: 'You acknowledged version {version, number} on {date}.',
    description: 'At the end of a post and beside it',
  },
  statement: {
    id: 'acknowledgement.statement',
    defaultMessage: '“{statement}”',
    description: 'What the author asks people to agree to',
  },
  askedVersion: {
    id: 'acknowledgement.askedVersion',
    defaultMessage: 'Acknowledge version {version, number}',
    description: 'In that card, a button',
  },
  daysLeft: {
    id: 'acknowledgement.daysLeft',
    defaultMessage: '{days, plural, =0 {Due today} one {# day left} other {# days left}}',
    description: 'In that card',
  },
  daysOver: {
    id: 'acknowledgement.daysOver',
    defaultMessage: '{days, plural, one {# day overdue} other {# days overdue}}',
    description: 'In that card',
  },
  progress: {
    id: 'acknowledgement.progress',
    defaultMessage: '{done, number} of {total, number} acknowledged',
    description: 'Link to the list of those who have',
  },
  dialogTitle: {
    id: 'acknowledgement.dialogTitle',
    defaultMessage: 'Acknowledge this post',
    description: 'Title of a dialog',
  },
  versionOf: {
    id: 'acknowledgement.versionOf',
    defaultMessage: 'Version {version, number}, {date}',
    description: 'Which text is acknowledged',
  },
  recorded: {
    id: 'acknowledgement.recorded',
    defaultMessage:
      'Your name, this version and the time are recorded. {name} and those who manage this post can see it.',
    description: 'In the dialog',
  },
  checkFirst: {
    id: 'acknowledgement.checkFirst',
    defaultMessage: 'Tick the box first',
    description: 'Why the button of the dialog does nothing yet',
  },
  confirm: { id: 'acknowledgement.confirm', defaultMessage: 'Confirm', description: 'Button of the dialog' },
  cancel: { id: 'acknowledgement.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog' },
  recording: { id: 'acknowledgement.recording', defaultMessage: 'Recording', description: 'Read out while it is sent' },
  acknowledged: { id: 'acknowledgement.acknowledged', defaultMessage: 'Acknowledged', description: 'Tip' },
  failed: {
    id: 'acknowledgement.failed',
    defaultMessage: 'Couldn’t record it. Try again.',
    description: 'In the dialog',
  },
  outdated: {
    id: 'acknowledgement.outdated',
    defaultMessage: 'This post changed while you were reading',
    description: 'Tip: nothing was recorded',
  },
  outdatedText: {
    id: 'acknowledgement.outdatedText',
    defaultMessage: 'Nothing was recorded. Read the new version, then acknowledge it.',
    description: 'Below that',
  },
  closed: {
    id: 'acknowledgement.closed',
    defaultMessage: 'This post no longer asks for an acknowledgement',
    description: 'Tip',
  },
  listTitle: { id: 'acknowledgement.listTitle', defaultMessage: 'Acknowledgements', description: 'Title of a screen' },
  back: { id: 'acknowledgement.back', defaultMessage: 'Back to the post', description: 'Link' },
  show: {
    id: 'acknowledgement.show',
    defaultMessage: 'Show',
    description: 'Names the filters of the list, for screen readers',
  },
  all: { id: 'acknowledgement.all', defaultMessage: 'All', description: 'A filter' },
  pending: { id: 'acknowledgement.pending', defaultMessage: 'Open', description: 'A filter, and where someone stands' },
  stateDone: {
    id: 'acknowledgement.stateDone',
    defaultMessage: 'Acknowledged',
    description: 'A filter, and where someone stands',
  },
  stateOutdated: {
    id: 'acknowledgement.stateOutdated',
    defaultMessage: 'Older version',
    description: 'A filter, and where someone stands: acknowledged an older version',
  },
  overdue: {
    id: 'acknowledgement.overdue',
    defaultMessage: 'Overdue',
    description: 'A filter, and where someone stands',
  },
  person: { id: 'acknowledgement.person', defaultMessage: 'Person', description: 'Head of a column' },
  state: { id: 'acknowledgement.state', defaultMessage: 'Status', description: 'Head of a column' },
  version: { id: 'acknowledgement.version', defaultMessage: 'Version', description: 'Head of a column' },
  when: { id: 'acknowledgement.when', defaultMessage: 'Acknowledged on', description: 'Head of a column' },
  reminded: { id: 'acknowledgement.reminded', defaultMessage: 'Reminded', description: 'Head of a column' },
  remindedOn: {
    id: 'acknowledgement.remindedOn',
    defaultMessage: 'Reminded on {date}',
    description: 'On the card of a person, on a phone',
  },
  remind: {
    id: 'acknowledgement.remind',
    defaultMessage: '{count, plural, one {Remind # person} other {Remind # people}}',
    description: 'Button: reminds those who have not acknowledged',
  },
  remindTitle: {
    id: 'acknowledgement.remindTitle',
    defaultMessage: '{count, plural, one {Remind # person?} other {Remind # people?}}',
    description: 'Question before it',
  },
  remindText: {
    id: 'acknowledgement.remindText',
    defaultMessage: 'Each of them gets a notification. You can remind them again after 24 hours.',
    description: 'Below that question',
  },
  remindersSent: {
    id: 'acknowledgement.remindersSent',
    defaultMessage: '{count, plural, one {# person reminded} other {# people reminded}}',
    description: 'Tip',
  },
  remindEarly: {
    id: 'acknowledgement.remindEarly',
    defaultMessage: 'They were reminded within the last 24 hours.',
    description: 'Tip',
  },
  remindFailed: { id: 'acknowledgement.remindFailed', defaultMessage: 'Couldn’t send reminders', description: 'Tip' },
  loading: {
    id: 'acknowledgement.loading',
    defaultMessage: 'Loading acknowledgements',
    description: 'For screen readers',
  },
  listEmpty: { id: 'acknowledgement.listEmpty', defaultMessage: 'No one here', description: 'In place of the list' },
  more: { id: 'acknowledgement.more', defaultMessage: 'Show more', description: 'Button below the list' },
  showAll: {
    id: 'acknowledgement.showAll',
    defaultMessage: 'Show everyone',
    description: 'Button below an empty list',
  },
})

/** How the list of those who have acknowledged is called where it is not shown. */
export const listWords = defineMessages({
  failed: {
    id: 'acknowledgement.listFailed',
    defaultMessage: 'Couldn’t load the acknowledgements',
    description: 'Title in place of the list',
  },
  forbidden: {
    id: 'acknowledgement.listForbidden',
    defaultMessage: 'You can’t see who has acknowledged this post',
    description: 'Title in place of the list',
  },
  forbiddenWhy: {
    id: 'acknowledgement.listForbiddenText',
    defaultMessage: 'Only its author and moderators can.',
    description: 'Below that',
  },
})
