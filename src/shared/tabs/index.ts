export { createLeader } from './create-leader'
export { isTabFocused } from './focused-tab'
export type { CountFact, Reads, TabMessage, TabMessages, TabMessageType } from './protocol'
export { $leading, broadcastFx, leadershipChanged, tabMessageReceived, tabsJoined } from './tabs-model'
