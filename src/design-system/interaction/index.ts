export { useCover } from './use-cover'
export { useFocusReturn, useOpener } from './use-focus-return'
export { useOwnStop } from './use-own-stop'
export { useSwipe, type SwipeMoves } from './use-swipe'
