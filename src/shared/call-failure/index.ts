export { callFailure, type Failed } from './call-failure'
