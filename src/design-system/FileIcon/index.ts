export { FileIcon, type FileIconProps } from './FileIcon'
export { kindOfFile, type FileKind } from './kind-of-file'
