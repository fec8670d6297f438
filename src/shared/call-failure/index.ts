export { callFailure } from './call-failure'
