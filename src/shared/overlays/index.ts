export { cancelled, confirmed, confirmRequested, type Confirm } from './confirm'
export { $loading, loadingBegan, loadingCancelled, loadingEnded, type Loading } from './loading'
export {
  overlayRequested,
  overlaysDismissed,
  type OverlayName,
  type OverlayRequest,
  type OverlayRequestOf,
  type OverlaySubjects,
} from './open'
export {
  tipRequested,
  type Tip,
  type TipAction,
  type TipCloseBehavior,
  type TipCloseReason,
  type TipImage,
  type TipLocation,
  type TipSeverity,
} from './tip'
export { isRichText, type RichText, type MessageText, type MessageValues } from './message-text'
