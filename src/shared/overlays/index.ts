// Left out: what only late parts use (dismiss, loading, use-words). The door loads this file, so they are imported by their own names.
export { cancelled, confirmed, confirmRequested, type Confirm } from './confirm'
export {
  overlayRequested,
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
export { isRichText, type RichText, type Words, type WordValues } from './words'
