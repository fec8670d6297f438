export { ConfirmOverlay } from './ui/ConfirmOverlay'
