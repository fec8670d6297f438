export { checkFiles, type FileProblem, type FileRejection, type FileRules } from './check-files'
export { FileDrop, type FileDropProps } from './FileDrop'
export { filesOf } from './transferred-files'
