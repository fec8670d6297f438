export { attachmentQueries } from './api/attachment-queries'
export { AttachmentsCard, type AttachmentsCardProps } from './ui/AttachmentsCard'
export { AttachmentsCardView, type AttachmentsCardViewProps } from './ui/AttachmentsCardView'
export { AttachmentsPanel, type AttachmentsPanelProps } from './ui/AttachmentsPanel'
