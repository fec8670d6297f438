export { commentQueries } from './api/comment-queries'
export { commentSent } from './model/outbox'
export { CommentFieldView, type CommentFieldViewProps } from './ui/CommentFieldView'
export { CommentsPanel, type CommentsPanelProps } from './ui/CommentsPanel'
export { CommentsView, type CommentsViewProps } from './ui/CommentsView'
export { CommentTools, type CommentToolsProps } from './ui/CommentTools'

/** A comment with the whole window to itself; nothing of it comes before it is asked for. */
export const loadCommentEditor = async () => (await import('./ui/CommentEditorDialog')).CommentEditorDialog
