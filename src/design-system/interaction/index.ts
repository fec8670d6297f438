export { useCover } from './use-cover'
export { useSwipe, type SwipeMoves } from './use-swipe'
