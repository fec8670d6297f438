export { draftKeys } from './api/draft-calls'
export { CreatePostView, EditPostView } from './ui/PostEditorView'
