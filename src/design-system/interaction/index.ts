export { replaceOverlay } from './replace-overlay'
export { useCover } from './use-cover'
export { useSwipe, type SwipeMoves } from './use-swipe'
