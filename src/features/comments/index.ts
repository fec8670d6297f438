import { loadable } from '@/shared/loadable'

export { commentQueries } from './api/comment-queries'
export { arrangeComments } from './model/arrange-comments'
export { commentDeleted, commentRestored } from './model/deleted-comments'
export { canSend } from './model/drafts'
export { commentRefused, commentSent } from './model/outbox'
export { deltaToText, type Person as MentionedPerson, textToDelta } from './model/text-to-delta'
export { CommentFieldView } from './ui/CommentFieldView'
export { PersonalComment } from './ui/PersonalComment'
export { CommentsPanel, type CommentsPanelProps } from './ui/CommentsPanel'

/** A comment with the whole window to itself; loaded when it is first drawn. */
export const CommentEditorDialog = loadable(() => import('./ui/CommentEditorDialog')).component('CommentEditorDialog')
