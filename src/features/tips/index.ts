export { newVersionTip, signedOutTip } from './model/standard-tips'
export { everythingClosed } from './model/tips'
export { TipOverlay } from './ui/TipOverlay'
