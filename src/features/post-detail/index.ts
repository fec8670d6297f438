export { PostDetail, type PostDetailProps } from './ui/PostDetail'
export { PostDetailSkeleton } from './ui/PostDetailSkeleton'
export { PostDetailView, type PostDetailViewProps } from './ui/PostDetailView'
