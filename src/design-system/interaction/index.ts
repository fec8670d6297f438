export { useCover } from './use-cover'
export { isSmall, useIsSmall } from './use-is-small'
export { useSwipe, type SwipeMoves } from './use-swipe'
