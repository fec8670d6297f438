export { ConfirmDialog } from './ui/ConfirmDialog'
export { ConfirmOverlay } from './ui/ConfirmOverlay'
