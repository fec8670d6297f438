export { attachmentQueries } from './api/attachment-queries'
export { AttachmentsCard, type AttachmentsCardProps } from './ui/AttachmentsCard'
export { AttachmentsPanel, type AttachmentsPanelProps } from './ui/AttachmentsPanel'
