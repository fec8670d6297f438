export { createBeaconReporter, type InstallationFacts } from './beacon-reporter'
export { describeError, type DescribedError } from './describe-error'
export { listenForUncaught } from './listen-for-uncaught'
