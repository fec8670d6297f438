export { useOwnStop } from './use-own-stop'
