export { useCover } from './use-cover'
export { useIsSmall } from './use-is-small'
export { useSwipe, type SwipeMoves } from './use-swipe'
