export { compare, foldedIds, merge, noEntries, type Entries } from './entries'
export { covers, isEmpty, newestOf, positionOf } from './reads'
export {
  confirmRead,
  entriesOf,
  failFirstPage,
  failNextPage,
  isLoaded,
  isLoadingMore,
  loadFirstPage,
  loadMore,
  noStream,
  receiveFirstPage,
  type LoadedStream,
  type Stream,
} from './stream'
export {
  $onlyUnread,
  $stream,
  backgroundSyncChanged,
  changesWanted,
  loadMoreClicked,
  onlyUnreadToggled,
  retryClicked,
  serverChanged,
} from './stream-model'
export { $isUnavailable, $isUnavailableAddress, unavailablePagesReceived } from './unavailable-pages'
