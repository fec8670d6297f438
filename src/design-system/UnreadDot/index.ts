export { UnreadDot, type UnreadDotProps } from './UnreadDot'
