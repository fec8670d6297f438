export { postQueries } from './api/post-queries'
export { DashboardFeed, type DashboardFeedProps } from './ui/DashboardFeed'
export { PostDetailView, type PostDetailViewProps } from './ui/PostDetailView'
