export { LoadFailure, type LoadFailureProps } from './ui/LoadFailure'
