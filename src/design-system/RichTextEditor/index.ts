export type { DeltaOperation, DeltaReference, RichTextDelta } from './delta'
export type {
  EditorOption,
  EditorTool,
  EditorWords,
  LinkWords,
  SuggestionKind,
  SuggestionSource,
  SuggestionWords,
} from './editor-words'
export { editorTools } from './editor-words'
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
export type { DrawEmbed, DrawnActions, DrawnKind, RichTextEditorHandle } from './surface'
