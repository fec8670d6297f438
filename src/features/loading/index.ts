export { LoadingOverlay } from './ui/LoadingOverlay'
