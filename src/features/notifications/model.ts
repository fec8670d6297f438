/** Everything that the panel reads and that works behind the bell: one chunk, loaded when the page has come to rest. */
import './tabs/tab-messages'
import './push/click'

export { $isGone } from './stream/unavailable-pages'
export { $stream, loadMoreClicked, retryClicked } from './stream/stream-model'
export { markAllClicked, notificationOpened, readClicked, undoClicked, $isRead, $undoable } from './marks/marks-model'
export { $onlyUnread, onlyUnreadToggled } from './stream/only-unread'
export { $consentPhase, turnOffClicked, turnOnClicked } from './push/consent-model'
export { brokenLinkOpened } from './problems'
export { $canMarkAll } from './count/count-model'
