export type { CountFact, Reads, TabMessage, TabMessages, TabMessageType } from './messages'
export { $leading, leadershipChanged, otherTabSpoke, tabsJoined, tellTabsFx } from './tabs-model'
