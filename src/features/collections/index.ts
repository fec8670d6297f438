export { AddToCollectionDialog, type AddToCollectionDialogProps } from './ui/AddToCollectionDialog'
export { CollectionsDialog, type CollectionsDialogProps } from './ui/CollectionsDialog'
export { CollectionsView } from './ui/CollectionsView'
export { CollectionView, type CollectionViewProps } from './ui/CollectionView'
