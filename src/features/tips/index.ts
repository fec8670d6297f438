export { messages as tipMessages } from './messages'
export { newVersionTip } from './model/standard-tips'
export { $tip, closeClicked } from './model/tips'
export { TipOverlay } from './ui/TipOverlay'
