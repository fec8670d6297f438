export { callFailure } from './call-failure'
export { useWait } from './use-wait'
