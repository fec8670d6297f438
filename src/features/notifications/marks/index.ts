export { readsOfBatch } from './marks'
export {
  $isRead,
  $pendingReads,
  $undoable,
  flushWanted,
  markAllClicked,
  notificationOpened,
  notificationOpenedOutside,
  pendingReadsChanged,
  readClicked,
  readsConfirmed,
  readsRefused,
  undoClicked,
  type Confirmation,
} from './marks-model'
export { $readsOfOtherTabs, readsReceived, type ReadsOfTab } from './other-tabs'
