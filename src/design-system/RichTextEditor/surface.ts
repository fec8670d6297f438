import type { ReactNode, Ref } from 'react'

import type { FieldControl } from '../Field'
import type { DeltaReference, RichTextDelta } from './delta'
import type { EditorTool, EditorWords, SuggestionKind, SuggestionSource } from './editor-words'

/** What a page can ask of the editor beside its text. */
export type RichTextEditorHandle = {
  /** Sets the caret into the text, also while the editor is still on its way. */
  focus: () => void
  /** Puts an object on a line of its own at the caret, or at the end where there is none. */
  insert: (kind: DrawnKind, reference: DeltaReference) => void
}

/** The objects that the page draws as a block. */
export type DrawnKind = 'image' | 'table'

/** What can be done with an object that stands in the text. */
export type DrawnActions = {
  remove: () => void
  replace: (reference: DeltaReference) => void
}

/** Draws an object in the text; by default its name. Each is drawn anew when this is another function. */
export type DrawEmbed = (kind: DrawnKind, reference: DeltaReference, actions: DrawnActions) => ReactNode

/** What the stand-in and the editor have in common: either can be there, and the text goes from one to the other. */
export type SurfaceProps = {
  control: FieldControl
  labelId: string
  value: RichTextDelta
  onValueChange: (value: RichTextDelta) => void
  words: EditorWords
  tools: readonly EditorTool[]
  sources: Partial<Record<SuggestionKind, SuggestionSource>>
  /** Whether a line that begins with a slash lists the tools. */
  inserts: boolean
  placeholder: string
  /** More letters than the text may have. */
  tooLong: boolean
  disabled: boolean
  readOnly: boolean
  onFiles: ((files: File[]) => void) | undefined
  drawEmbed: DrawEmbed | undefined
  onCells: ((cells: string[][]) => void) | undefined
  onTool: Partial<Record<EditorTool, () => void>>
  /** Whether the caret is to be set when it appears, and where: a place in the text, or its end. */
  start: { focus: boolean; caret: number | null }
  handleRef: Ref<RichTextEditorHandle>
}
