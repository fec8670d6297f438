export { messages as retryMessages } from './messages'
export { RetryButton, type RetryButtonProps } from './ui/RetryButton'
