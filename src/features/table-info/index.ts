export { TableInfoOverlay } from './ui/TableInfoOverlay'
