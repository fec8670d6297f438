export { firstScreenBegins, firstScreenReady, whenIdle } from './idle'
export { FileMissing } from './file-missing'
export { FILE_GONE } from './import-files'
export { loadable, type Loadable } from './loadable'
