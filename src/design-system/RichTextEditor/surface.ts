import type { Ref } from 'react'

import type { FieldControl } from '../Field'
import type { RichTextDelta } from './delta'
import type { EditorTool, EditorWords, SuggestionKind, SuggestionSource } from './editor-words'

/** What a page can ask of the editor beside its text. */
export type RichTextEditorHandle = {
  /** Sets the caret into the text, also while the editor is still on its way. */
  focus: () => void
}

/** What the stand-in and the editor have in common: either can be there, and the text goes from one to the other. */
export type SurfaceProps = {
  control: FieldControl
  labelId: string
  value: RichTextDelta
  onValueChange: (value: RichTextDelta) => void
  words: EditorWords
  tools: readonly EditorTool[]
  sources: Partial<Record<SuggestionKind, SuggestionSource>>
  placeholder: string
  maxLength: number | undefined
  disabled: boolean
  readOnly: boolean
  onFiles: ((files: File[]) => void) | undefined
  /** Whether the caret is to be set when it appears, and where: a place in the text, or its end. */
  start: { focus: boolean; caret: number | null }
  handleRef: Ref<RichTextEditorHandle>
}
