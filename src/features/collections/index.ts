export { collectionQueries } from './api/collection-calls'
export { AddToCollectionDialog } from './ui/AddToCollectionDialog'
export { CollectionsDialog, type CollectionsDialogProps } from './ui/CollectionsDialog'
export { CollectionsView } from './ui/CollectionsView'
