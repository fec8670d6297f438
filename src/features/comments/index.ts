import { loadable } from '@/shared/loadable'

export { commentQueries } from './api/comment-queries'
export { canSend } from './model/drafts'
export { deltaToText, type Person as MentionedPerson, textToDelta } from './model/text-to-delta'
export { CommentFieldView } from './ui/CommentFieldView'
export { CommentItem } from './ui/CommentItem'
export { commentDeleted } from './model/delete-comment'
export { commentSent } from './model/outbox'
export { CommentsPanel, type CommentsPanelProps } from './ui/CommentsPanel'

/** A comment with the whole window to itself; loaded when it is first drawn. */
export const CommentEditorDialog = loadable(() => import('./ui/CommentEditorDialog')).component('CommentEditorDialog')
