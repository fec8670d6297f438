export { $newVersionShown, newVersionOffered } from './model/new-version'
export { $outOfService, serviceRecovered, watchStarted } from './model/service-watch'
