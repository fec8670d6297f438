export { FileSize, fileSizeText, type FileSizeProps } from './FileSize'
