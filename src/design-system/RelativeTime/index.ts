export { RelativeTime, type RelativeTimeProps } from './RelativeTime'
export { useNow } from './use-now'
