export { Progress, type ProgressProps, type ProgressSegment } from './Progress'
