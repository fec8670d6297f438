import { defineMessages } from '@/shared/i18n'

/** What administration says of the installation and of the log. */
export const messages = defineMessages<{
  title: void
  tabs: void
  installation: void
  security: void
  audit: void
  loading: void
  infoFailed: void
  versions: void
  plant: void
  build: void
  builtAt: void
  contract: void
  peopleAndStorage: void
  active: void
  invited: void
  blocked: void
  storage: void
  usedOf: { used: string; total: string }
  usedWithoutLimit: { used: string }
  licences: void
  noLicences: void
  services: void
  since: { date: string }
  serviceSearch: void
  serviceRealtime: void
  serviceMail: void
  serviceFiles: void
  serviceAssistant: void
  serviceChat: void
  stateOk: void
  stateDegraded: void
  stateDown: void
  features: void
  featuresHint: void
  featureChat: void
  featureChatWhat: void
  featureChatEmbedded: void
  featureChatEmbeddedWhat: void
  featureLearning: void
  featureLearningWhat: void
  featureAssistant: void
  featureAssistantWhat: void
  on: void
  off: void
  searchLog: void
  act: void
  anyAct: void
  actBlock: void
  actUnblock: void
  actMembers: void
  entries: { count: number }
  noEntries: void
  auditFailed: void
  more: void
  by: { name: string }
  bySystem: void
  changed: { field: string; old: string; now: string }
  because: { reason: string }
  fieldState: void
  fieldUntil: void
  fieldMembers: void
  valueActive: void
  valueBlocked: void
  valueNone: void
}>({
  title: { id: 'admin.title', defaultMessage: 'Admin', description: 'Title of the screen about the installation' },
  tabs: {
    id: 'admin.tabs',
    defaultMessage: 'Parts of administration',
    description: 'Names the tabs for screen readers',
  },
  installation: { id: 'admin.installation', defaultMessage: 'Installation', description: 'Tab' },
  security: { id: 'admin.security', defaultMessage: 'Security', description: 'Tab' },
  audit: { id: 'admin.audit', defaultMessage: 'Audit log', description: 'Tab: what administrators did' },
  loading: { id: 'admin.loading', defaultMessage: 'Loading', description: 'For screen readers' },
  infoFailed: {
    id: 'admin.infoFailed',
    defaultMessage: 'Couldn’t load the installation',
    description: 'In place of the tab',
  },
  versions: { id: 'admin.versions', defaultMessage: 'Versions', description: 'Heading' },
  plant: { id: 'admin.plant', defaultMessage: 'Installation ID', description: 'Fact' },
  build: { id: 'admin.build', defaultMessage: 'Build', description: 'Fact: version of the portal' },
  builtAt: { id: 'admin.builtAt', defaultMessage: 'Built', description: 'Fact: when the portal was built' },
  contract: {
    id: 'admin.contract',
    defaultMessage: 'API contract',
    description: 'Fact: version of the contract that the server keeps',
  },
  peopleAndStorage: { id: 'admin.peopleAndStorage', defaultMessage: 'Accounts and storage', description: 'Heading' },
  active: { id: 'admin.active', defaultMessage: 'Active', description: 'Fact: number of accounts' },
  invited: { id: 'admin.invited', defaultMessage: 'Invited', description: 'Fact: number of accounts' },
  blocked: { id: 'admin.blocked', defaultMessage: 'Blocked', description: 'Fact: number of accounts' },
  storage: { id: 'admin.storage', defaultMessage: 'Storage', description: 'Fact: how much room files take' },
  usedOf: {
    id: 'admin.usedOf',
    defaultMessage: '{used} of {total} used',
    description: 'How much of a licence or of the storage is used',
  },
  usedWithoutLimit: {
    id: 'admin.usedWithoutLimit',
    defaultMessage: '{used} used, no limit',
    description: 'How much is used where there is no limit',
  },
  licences: { id: 'admin.licences', defaultMessage: 'Licences', description: 'Heading' },
  noLicences: { id: 'admin.noLicences', defaultMessage: 'No licences', description: 'In place of the licences' },
  services: { id: 'admin.services', defaultMessage: 'Services', description: 'Heading' },
  since: { id: 'admin.since', defaultMessage: 'Since {date}', description: 'Since when a service is as it is' },
  serviceSearch: { id: 'admin.serviceSearch', defaultMessage: 'Search', description: 'Name of a service' },
  serviceRealtime: {
    id: 'admin.serviceRealtime',
    defaultMessage: 'Realtime updates',
    description: 'Name of a service',
  },
  serviceMail: { id: 'admin.serviceMail', defaultMessage: 'Email', description: 'Name of a service' },
  serviceFiles: { id: 'admin.serviceFiles', defaultMessage: 'File storage', description: 'Name of a service' },
  serviceAssistant: { id: 'admin.serviceAssistant', defaultMessage: 'Assistant', description: 'Name of a service' },
  serviceChat: { id: 'admin.serviceChat', defaultMessage: 'Chat', description: 'Name of a service' },
  stateOk: { id: 'admin.stateOk', defaultMessage: 'Working', description: 'How a service is' },
  stateDegraded: {
    id: 'admin.stateDegraded',
    defaultMessage: 'Degraded',
    description: 'How a service is: slow or in part',
  },
  stateDown: { id: 'admin.stateDown', defaultMessage: 'Down', description: 'How a service is: it does not work' },
  features: { id: 'admin.features', defaultMessage: 'Features', description: 'Heading' },
  featuresHint: {
    id: 'admin.featuresHint',
    defaultMessage: 'Set by the operator of the installation.',
    description: 'Below the heading of the features',
  },
  featureChat: { id: 'admin.featureChat', defaultMessage: 'Chat', description: 'Name of a feature' },
  featureChatWhat: {
    id: 'admin.featureChatWhat',
    defaultMessage: 'The chat in the menu and on profiles',
    description: 'What a feature switches on',
  },
  featureChatEmbedded: {
    id: 'admin.featureChatEmbedded',
    defaultMessage: 'Chat in the portal',
    description: 'Name of a feature',
  },
  featureChatEmbeddedWhat: {
    id: 'admin.featureChatEmbeddedWhat',
    defaultMessage: 'The chat beside your work instead of its own page',
    description: 'What a feature switches on',
  },
  featureLearning: { id: 'admin.featureLearning', defaultMessage: 'Learning', description: 'Name of a feature' },
  featureLearningWhat: {
    id: 'admin.featureLearningWhat',
    defaultMessage: 'Links to courses, for those with the licence',
    description: 'What a feature switches on',
  },
  featureAssistant: { id: 'admin.featureAssistant', defaultMessage: 'Assistant', description: 'Name of a feature' },
  featureAssistantWhat: {
    id: 'admin.featureAssistantWhat',
    defaultMessage: 'Questions about posts, files and tasks',
    description: 'What a feature switches on',
  },
  on: { id: 'admin.on', defaultMessage: 'On', description: 'A feature is installed' },
  off: { id: 'admin.off', defaultMessage: 'Off', description: 'A feature is not installed' },
  searchLog: {
    id: 'admin.searchLog',
    defaultMessage: 'Search by name',
    description: 'Label of the search field of the log',
  },
  act: { id: 'admin.act', defaultMessage: 'Action', description: 'Filter of the log' },
  anyAct: { id: 'admin.anyAct', defaultMessage: 'All actions', description: 'Option that narrows nothing' },
  actBlock: { id: 'admin.actBlock', defaultMessage: 'Account blocked', description: 'What was done' },
  actUnblock: { id: 'admin.actUnblock', defaultMessage: 'Account unblocked', description: 'What was done' },
  actMembers: { id: 'admin.actMembers', defaultMessage: 'Group members changed', description: 'What was done' },
  entries: {
    id: 'admin.entries',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'How many entries are found',
  },
  noEntries: { id: 'admin.noEntries', defaultMessage: 'No entries found', description: 'In place of the log' },
  auditFailed: { id: 'admin.auditFailed', defaultMessage: 'Couldn’t load the log', description: 'In place of the log' },
  more: { id: 'admin.more', defaultMessage: 'Show more', description: 'Button: loads further entries' },
  by: { id: 'admin.by', defaultMessage: 'by {name}', description: 'Who did it' },
  bySystem: { id: 'admin.bySystem', defaultMessage: 'automatically', description: 'The server did it by itself' },
  changed: { id: 'admin.changed', defaultMessage: '{field}: {old} → {now}', description: 'A value before and after' },
  because: { id: 'admin.because', defaultMessage: 'Reason: {reason}', description: 'Why it was done' },
  fieldState: { id: 'admin.fieldState', defaultMessage: 'Status', description: 'What was changed' },
  fieldUntil: { id: 'admin.fieldUntil', defaultMessage: 'Blocked until', description: 'What was changed' },
  fieldMembers: {
    id: 'admin.fieldMembers',
    defaultMessage: 'Members',
    description: 'What was changed: number of members',
  },
  valueActive: { id: 'admin.valueActive', defaultMessage: 'Active', description: 'A value before or after' },
  valueBlocked: { id: 'admin.valueBlocked', defaultMessage: 'Blocked', description: 'A value before or after' },
  valueNone: {
    id: 'admin.valueNone',
    defaultMessage: 'no end',
    description: 'A value before or after: the block has no end',
  },
})
