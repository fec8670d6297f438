export { FileName, visibleFileName } from './FileName'
export { FileRow, type FileRowProps } from './FileRow'
