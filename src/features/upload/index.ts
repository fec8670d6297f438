import './model/load-sending'

export { attachmentSaveFailed, filesAdded } from './model/uploads'
export { DropAnywhere } from './ui/DropAnywhere'
export { UploadPanel, type UploadPanelProps } from './ui/UploadPanel'
export { UploadDropZone, type UploadDropZoneProps } from './ui/UploadDropZone'
export { UploadStatus } from './ui/UploadStatus'
export { useFilesOnTheirWay } from './ui/use-files-on-their-way'
export { useUploadDockItem } from './ui/use-upload-dock-item'
