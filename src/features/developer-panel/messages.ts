import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  open: void
  title: void
  close: void
  intro: { world: string; version: string }
  loading: void
  unreachable: void
  done: void
  refused: { reason: string }

  world: void
  seed: void
  reset: void

  notifications: void
  kind: void
  push: void

  trouble: void
  operation: void
  everyCall: void
  troubleKind: void
  status: void
  delay: void
  times: void
  timesHelp: void
  fail: void
  clear: { count: number }
  noTrouble: void
  waiting: { kind: string; operation: string; times: number }
  waitingAlways: { kind: string; operation: string }

  server: void
  realtime: void
  outOfService: void
  newBuild: void
  newBuildWithoutFiles: void

  overlays: void
  openProfile: void
  openProfileAsAdmin: void
  openGroup: void
  openGroupAsAdmin: void
  openHashtag: void
  openHashtagSwitchedOff: void
  openTable: void
  openCollections: void
  openQuestion: void
  openLoading: void
  openTip: void
  tipKind: void
  sampleQuestion: void
  sampleYes: void
  sampleNo: void
  sampleTip: void

  kindStatus: void
  kindDelay: void
  kindHtml: void
  kindMalformed: void
  kindWrongShape: void
  kindWrongEntry: void
  kindEmpty: void
  kindNever: void
}>({
  open: {
    id: 'developerPanel.open',
    defaultMessage: 'Trouble switch',
    description: 'Name of the small button that opens the panel for developers and demos',
  },
  title: { id: 'developerPanel.title', defaultMessage: 'Trouble switch' },
  close: { id: 'developerPanel.close', defaultMessage: 'Close the trouble switch' },
  intro: {
    id: 'developerPanel.intro',
    defaultMessage: 'World “{world}”, build {version}. What you do here happens to the mock server only.',
    description: 'First line of the panel; a world is one set of example data on the mock server',
  },
  loading: { id: 'developerPanel.loading', defaultMessage: 'Asking the mock server …' },
  unreachable: {
    id: 'developerPanel.unreachable',
    defaultMessage: 'The mock server does not answer, so there is nothing to switch.',
  },
  done: { id: 'developerPanel.done', defaultMessage: 'Done.' },
  refused: { id: 'developerPanel.refused', defaultMessage: 'The mock server refused: {reason}' },

  world: { id: 'developerPanel.world', defaultMessage: 'Example data' },
  seed: { id: 'developerPanel.seed', defaultMessage: 'Begin with' },
  reset: {
    id: 'developerPanel.reset',
    defaultMessage: 'Begin anew',
    description: 'Button: throws the example data away, fills in the chosen set and loads the page again',
  },

  notifications: { id: 'developerPanel.notifications', defaultMessage: 'Notification' },
  kind: { id: 'developerPanel.kind', defaultMessage: 'Kind' },
  push: { id: 'developerPanel.push', defaultMessage: 'Send it to me' },

  trouble: { id: 'developerPanel.trouble', defaultMessage: 'Failing calls' },
  operation: {
    id: 'developerPanel.operation',
    defaultMessage: 'Call',
    description: 'Which operation of the server fails',
  },
  everyCall: { id: 'developerPanel.everyCall', defaultMessage: 'Every call' },
  troubleKind: { id: 'developerPanel.troubleKind', defaultMessage: 'What happens' },
  status: { id: 'developerPanel.status', defaultMessage: 'Status' },
  delay: { id: 'developerPanel.delay', defaultMessage: 'Wait in milliseconds' },
  times: { id: 'developerPanel.times', defaultMessage: 'How often' },
  timesHelp: { id: 'developerPanel.timesHelp', defaultMessage: 'Empty: until you take it back.' },
  fail: { id: 'developerPanel.fail', defaultMessage: 'Let it fail' },
  clear: {
    id: 'developerPanel.clear',
    defaultMessage: 'Take {count, plural, one {it} other {all #}} back',
    description: 'Button: removes the failures that still wait for a call',
  },
  noTrouble: { id: 'developerPanel.noTrouble', defaultMessage: 'Nothing fails at the moment.' },
  waiting: {
    id: 'developerPanel.waiting',
    defaultMessage: '{operation}: {kind}, {times, plural, one {once more} other {# more times}}',
    description: 'A failure that waits for calls; operation is a code name, kind for example “Error status”',
  },
  waitingAlways: {
    id: 'developerPanel.waitingAlways',
    defaultMessage: '{operation}: {kind}, always',
    description: 'A failure that meets every such call',
  },

  server: { id: 'developerPanel.server', defaultMessage: 'Server' },
  realtime: { id: 'developerPanel.realtime', defaultMessage: 'Live updates' },
  outOfService: { id: 'developerPanel.outOfService', defaultMessage: 'Out of service' },
  newBuild: { id: 'developerPanel.newBuild', defaultMessage: 'Release a new build' },
  newBuildWithoutFiles: {
    id: 'developerPanel.newBuildWithoutFiles',
    defaultMessage: 'Release a new build and delete the old files',
  },

  overlays: {
    id: 'developerPanel.overlays',
    defaultMessage: 'Over the page',
    description: 'Heading above buttons that open dialogs',
  },
  openProfile: {
    id: 'developerPanel.openProfile',
    defaultMessage: 'Profile',
    description: 'Button: opens a person',
  },
  openProfileAsAdmin: {
    id: 'developerPanel.openProfileAsAdmin',
    defaultMessage: 'Profile for administrators',
    description: 'Button: opens a person as the administration shows them',
  },
  openGroup: {
    id: 'developerPanel.openGroup',
    defaultMessage: 'Group',
    description: 'Button',
  },
  openGroupAsAdmin: {
    id: 'developerPanel.openGroupAsAdmin',
    defaultMessage: 'Group for administrators',
    description: 'Button: opens a group as the administration shows it',
  },
  openHashtag: {
    id: 'developerPanel.openHashtag',
    defaultMessage: 'Hashtag',
    description: 'Button',
  },
  openHashtagSwitchedOff: {
    id: 'developerPanel.openHashtagSwitchedOff',
    defaultMessage: 'Hashtag, switched off',
    description: 'Button: a hashtag of a community that has switched its hashtags off',
  },
  openTable: {
    id: 'developerPanel.openTable',
    defaultMessage: 'Table',
    description: 'Button',
  },
  openCollections: {
    id: 'developerPanel.openCollections',
    defaultMessage: 'Collections',
    description: 'Button',
  },
  openQuestion: {
    id: 'developerPanel.openQuestion',
    defaultMessage: 'Question',
    description: 'Button: opens a dialog that asks something',
  },
  openLoading: {
    id: 'developerPanel.openLoading',
    defaultMessage: 'Loading layer',
    description: 'Button, and the words of the layer that covers the page while something loads',
  },
  openTip: {
    id: 'developerPanel.openTip',
    defaultMessage: 'Tip',
    description: 'Button: shows a message for a moment',
  },
  tipKind: {
    id: 'developerPanel.tipKind',
    defaultMessage: 'Kind of tip',
    description: 'Above a list of technical names',
  },
  sampleQuestion: {
    id: 'developerPanel.sampleQuestion',
    defaultMessage: 'Is this a question?',
    description: 'Title of a sample dialog',
  },
  sampleYes: {
    id: 'developerPanel.sampleYes',
    defaultMessage: 'It is',
    description: 'Button of a sample dialog',
  },
  sampleNo: {
    id: 'developerPanel.sampleNo',
    defaultMessage: 'It is not',
    description: 'Button of a sample dialog',
  },
  sampleTip: {
    id: 'developerPanel.sampleTip',
    defaultMessage: 'This is a tip',
    description: 'Title of a sample message',
  },
  kindStatus: { id: 'developerPanel.kindStatus', defaultMessage: 'Error status' },
  kindDelay: { id: 'developerPanel.kindDelay', defaultMessage: 'Slow answer' },
  kindHtml: { id: 'developerPanel.kindHtml', defaultMessage: 'HTML error page' },
  kindMalformed: { id: 'developerPanel.kindMalformed', defaultMessage: 'Broken JSON' },
  kindWrongShape: { id: 'developerPanel.kindWrongShape', defaultMessage: 'JSON that breaks the contract' },
  kindWrongEntry: { id: 'developerPanel.kindWrongEntry', defaultMessage: 'A list with one broken entry' },
  kindEmpty: { id: 'developerPanel.kindEmpty', defaultMessage: 'Empty answer' },
  kindNever: { id: 'developerPanel.kindNever', defaultMessage: 'No answer at all' },
})
