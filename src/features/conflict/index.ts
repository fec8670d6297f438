export { compareBlocks, plainText } from './model/text-blocks'
export { ConflictDialog, type ConflictDialogProps } from './ui/ConflictDialog'
export { TextComparison, type TextComparisonProps } from './ui/TextComparison'
