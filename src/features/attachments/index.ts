export { attachmentQueries } from './api/attachment-queries'
export { AttachmentGallery, type AttachmentGalleryProps } from './ui/AttachmentGallery'
export { AttachmentsCard, type AttachmentsCardProps } from './ui/AttachmentsCard'
export { AttachmentsPanel, type AttachmentsPanelProps } from './ui/AttachmentsPanel'
