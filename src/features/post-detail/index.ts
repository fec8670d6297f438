export { PostDetailView, type PostDetailViewProps } from './ui/PostDetailView'
