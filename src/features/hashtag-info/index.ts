export { HashtagInfoDialog, type HashtagInfoDialogProps } from './ui/HashtagInfoDialog'
