export { newVersionOffered } from './model/new-version'
export { $outOfService, callFailed, serviceRecovered, watchStarted } from './model/service-watch'
