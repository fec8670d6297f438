export { CollectionsDialog, type CollectionsDialogProps } from './ui/CollectionsDialog'
