export type { DeltaOperation, DeltaReference, RichTextDelta } from './delta'
export type {
  EditorOption,
  EditorTool,
  EditorLabels,
  LinkLabels,
  SuggestionKind,
  SuggestionSource,
  SuggestionLabels,
} from './editor-labels'
export { editorTools } from './editor-labels'
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
export type { DrawEmbed, DrawnActions, DrawnKind, RichTextEditorHandle } from './surface'
