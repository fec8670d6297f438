export { useOrder, type OrderOptions } from './api/use-order'
export { movedAfter } from './model/moved'
