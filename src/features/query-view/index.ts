export { RetryButton, type RetryButtonProps } from './retry/RetryButton'
export { messages as retryMessages } from './retry/messages'
export { QueryView, type QueryViewProps } from './ui/QueryView'
export type { EmptyWords, NewerVersion, QueryWords, ReadQuery } from './ui/query-state'
