export { plainText } from './model/text-blocks'
export { ConflictDialog, type ConflictDialogProps } from './ui/ConflictDialog'
