import './model/session'

export { ConfirmOverlay } from './ui/ConfirmOverlay'
