export { BulkOperationBanner, type BulkOperationBannerProps } from './ui/BulkOperationBanner'
