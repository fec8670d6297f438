export { useWait } from './use-wait'
