export { commentQueries } from './api/comment-queries'
export { commentSent } from './model/outbox'
export { CommentsPanel, type CommentsPanelProps } from './ui/CommentsPanel'

/** A comment with the whole window to itself; nothing of it comes before it is asked for. */
export const loadCommentEditor = async () => (await import('./ui/CommentEditorDialog')).CommentEditorDialog
