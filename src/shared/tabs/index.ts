export { createTabs, type Tabs } from './create-tabs'
export type { CountFact, Reads, TabMessage, TabMessages, TabMessageType } from './messages'
export { tabs } from './tabs'
export { $leading, leadershipChanged, otherTabSpoke, tabsJoined, tellTabsFx } from './tabs-model'
