export { newVersionOffered } from './model/new-version'
export { $outOfService, callFailed, serviceAnswered } from './model/out-of-service'
export { watchStarted } from './model/watch'
