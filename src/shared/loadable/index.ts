export { firstScreenBegins, firstScreenReady, whenIdle } from './idle'
export { FILE_GONE, FileMissing } from './import-files'
export { loadable, type Loadable } from './loadable'
export { retry } from './retry'
