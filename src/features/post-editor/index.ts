export { draftKeys } from './api/draft-calls'
export { fromEditable, toEditable } from './model/editable-text'
export { editorWords } from './ui/editor-words'
export { CreatePostView, EditPostView } from './ui/PostEditorView'
