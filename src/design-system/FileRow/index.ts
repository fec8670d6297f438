export { FileRow, type FileRowProps } from './FileRow'
