import { loadable } from '@/shared/loadable'

export { attachmentQueries } from './api/attachment-queries'
export { ownAddress } from './model/kind'
export {
  asPicture,
  AttachmentGallery,
  type AttachmentGalleryProps,
  DownloadAction,
  MediaGallery,
} from './ui/AttachmentGallery'
export { AttachmentList } from './ui/AttachmentList'
export { AttachmentRow } from './ui/AttachmentRow'
export { AttachmentsCard, type AttachmentsCardProps } from './ui/AttachmentsCard'
export { AttachmentsPanel, type AttachmentsPanelProps } from './ui/AttachmentsPanel'

/** All versions of a file of a post, over the page. */
export const AttachmentVersionsDialog = loadable(() => import('./ui/AttachmentVersionsDialog')).component(
  'AttachmentVersionsDialog',
)
