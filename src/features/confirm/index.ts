export { everythingRefused } from './model/confirm'
export { ConfirmOverlay } from './ui/ConfirmOverlay'
