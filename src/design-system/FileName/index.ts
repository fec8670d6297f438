export { FileName, visibleFileName, type FileNameProps } from './FileName'
