export { commentQueries } from './api/comment-queries'
export { commentSent } from './model/outbox'
export { CommentsPanel, type CommentsPanelProps } from './ui/CommentsPanel'
