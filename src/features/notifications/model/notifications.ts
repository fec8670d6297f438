/** Everything that the panel reads and that works behind the bell: one chunk, loaded when the page has come to rest. */
import './other-tabs'
import './push/clicked'

export { $isGone } from './gone'
export { $stream, loadMoreClicked, retryClicked } from './list'
export { markAllClicked, notificationOpened, readClicked, undoClicked, $isRead, $undoable } from './marking'
export { $onlyUnread, onlyUnreadToggled } from './only-unread'
export { $consentPhase, turnOffClicked, turnOnClicked } from './push/may-push'
export { brokenLinkOpened } from './problems'
export { $canMarkAll } from './unread'
