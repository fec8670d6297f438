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
  kindEmpty: void
  kindNever: void
}>({
  open: {
    id: 'developerPanel.open',
    defaultMessage: 'Demo controls',
    description: 'Name of the tab on the edge of the window that opens the panel for developers and demos',
  },
  title: { id: 'developerPanel.title', defaultMessage: 'Demo controls' },
  close: { id: 'developerPanel.close', defaultMessage: 'Close demo controls' },
  intro: {
    id: 'developerPanel.intro',
    defaultMessage: 'World “{world}”, build {version}. Changes here only affect the mock server.',
    description: 'First line of the panel; a world is one set of example data on the mock server',
  },
  loading: { id: 'developerPanel.loading', defaultMessage: 'Connecting to the mock server' },
  unreachable: {
    id: 'developerPanel.unreachable',
    defaultMessage: 'Can’t reach the mock server.',
  },
  done: { id: 'developerPanel.done', defaultMessage: 'Done.' },
  refused: { id: 'developerPanel.refused', defaultMessage: 'The mock server rejected it: {reason}' },

  world: { id: 'developerPanel.world', defaultMessage: 'Example data' },
  seed: { id: 'developerPanel.seed', defaultMessage: 'Start from' },
  reset: {
    id: 'developerPanel.reset',
    defaultMessage: 'Reset',
    description: 'Button: throws the example data away, fills in the chosen set and loads the page again',
  },

  notifications: { id: 'developerPanel.notifications', defaultMessage: 'Notification' },
  kind: { id: 'developerPanel.kind', defaultMessage: 'Type' },
  push: { id: 'developerPanel.push', defaultMessage: 'Send to me' },

  trouble: { id: 'developerPanel.trouble', defaultMessage: 'Failures' },
  operation: {
    id: 'developerPanel.operation',
    defaultMessage: 'Request',
    description: 'Which operation of the server fails',
  },
  everyCall: { id: 'developerPanel.everyCall', defaultMessage: 'Every request' },
  troubleKind: { id: 'developerPanel.troubleKind', defaultMessage: 'Failure' },
  status: { id: 'developerPanel.status', defaultMessage: 'Status' },
  delay: { id: 'developerPanel.delay', defaultMessage: 'Delay in milliseconds' },
  times: { id: 'developerPanel.times', defaultMessage: 'How many times' },
  timesHelp: { id: 'developerPanel.timesHelp', defaultMessage: 'Leave empty to keep failing until cleared.' },
  fail: { id: 'developerPanel.fail', defaultMessage: 'Simulate failure' },
  clear: {
    id: 'developerPanel.clear',
    defaultMessage: '{count, plural, one {Clear} other {Clear all #}}',
    description: 'Button: removes the failures that still wait for a call',
  },
  noTrouble: { id: 'developerPanel.noTrouble', defaultMessage: 'No failures are simulated.' },
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
  outOfService: { id: 'developerPanel.outOfService', defaultMessage: 'Down for maintenance' },
  newBuild: { id: 'developerPanel.newBuild', defaultMessage: 'Release a new build' },
  newBuildWithoutFiles: {
    id: 'developerPanel.newBuildWithoutFiles',
    defaultMessage: 'Release a new build and delete old files',
  },

  overlays: {
    id: 'developerPanel.overlays',
    defaultMessage: 'Dialogs and messages',
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
    defaultMessage: 'Hashtag, turned off',
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
    defaultMessage: 'Loading screen',
    description: 'Button, and the words of the layer that covers the page while something loads',
  },
  openTip: {
    id: 'developerPanel.openTip',
    defaultMessage: 'Message',
    description: 'Button: shows a message for a moment',
  },
  tipKind: {
    id: 'developerPanel.tipKind',
    defaultMessage: 'Message type',
    description: 'Above a list of technical names',
  },
  sampleQuestion: {
    id: 'developerPanel.sampleQuestion',
    defaultMessage: 'Is this a question?',
    description: 'Title of a sample dialog',
  },
  sampleYes: {
    id: 'developerPanel.sampleYes',
    defaultMessage: 'Yes, it is',
    description: 'Button of a sample dialog',
  },
  sampleNo: {
    id: 'developerPanel.sampleNo',
    defaultMessage: 'No, it isn’t',
    description: 'Button of a sample dialog',
  },
  sampleTip: {
    id: 'developerPanel.sampleTip',
    defaultMessage: 'This is a message',
    description: 'Title of a sample message',
  },
  kindStatus: { id: 'developerPanel.kindStatus', defaultMessage: 'Error status' },
  kindDelay: { id: 'developerPanel.kindDelay', defaultMessage: 'Slow response' },
  kindHtml: { id: 'developerPanel.kindHtml', defaultMessage: 'HTML error page' },
  kindMalformed: { id: 'developerPanel.kindMalformed', defaultMessage: 'Invalid JSON' },
  kindWrongShape: { id: 'developerPanel.kindWrongShape', defaultMessage: 'JSON that breaks the contract' },
  kindEmpty: { id: 'developerPanel.kindEmpty', defaultMessage: 'Empty response' },
  kindNever: { id: 'developerPanel.kindNever', defaultMessage: 'No response' },
})
