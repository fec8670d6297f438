import type { ReactNode } from 'react'

/** The tools above the text, by what they do. */
export const editorTools = [
  'bold',
  'italic',
  'underline',
  'strike',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'checklist',
  'indent',
  'outdent',
  'quote',
  'code',
  'codeBlock',
  'link',
  'picture',
  'table',
  'mention',
  'hashtag',
  'undo',
  'redo',
] as const

export type EditorTool = (typeof editorTools)[number]

/** Everything that the editor says. */
export type EditorWords = {
  /** Names the toolbar: "Format the text". */
  toolbar: string
  moreTools: string
  /** Behind a tool of the menu that is on: "on". */
  on: string
  tools: Record<EditorTool, string>
  /** How to get out and to the tools, read after the label: "Tab leaves the text, Alt + F10 goes to the tools." */
  keys: string
  suggestions: Record<SuggestionKind, SuggestionWords>
  link: LinkWords
  /** Announced when files are pasted or dropped where none can be taken. */
  filesRefused: string
  /** Announced when the text becomes longer than it may be. */
  tooLong: string
}

/** `insert` lists the tools by name, for a line that begins with a slash. */
export type SuggestionKind = 'mention' | 'hashtag' | 'insert'

export type SuggestionWords = {
  /** Names the list: "People". */
  list: string
  searching: string
  none: string
  failed: string
  /** Announced when the list changes: "3 people". */
  count: (count: number) => string
}

export type LinkWords = {
  /** Names the little dialog: "Link". */
  title: string
  address: string
  /** Names the field for the words of a link that stands on no selected words. */
  text: string
  save: string
  remove: string
  /** Why the address cannot be taken: "Links lead to web pages, mail addresses and telephone numbers." */
  unsafe: string
}

export type EditorOption = {
  id: string
  name: string
  /** Tells people of one name apart: where they work. */
  detail?: string | undefined
  picture?: ReactNode
  /** Kept with the mention: `group`. */
  type?: string | undefined
}

/** Answers with what fits the letters after the sign; none at first. The signal aborts when more are typed. */
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<readonly EditorOption[]>
