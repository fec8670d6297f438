import type Quill from 'quill/core'

import type { EditorTool } from '../editor-labels'

export type Formats = Readonly<Record<string, unknown>>

/** What each tool sets, and which value of its format counts as on. */
const toggles: Partial<Record<EditorTool, { format: string; value: unknown; alsoOn?: unknown }>> = {
  bold: { format: 'bold', value: true },
  italic: { format: 'italic', value: true },
  underline: { format: 'underline', value: true },
  strike: { format: 'strike', value: true },
  code: { format: 'code', value: true },
  heading: { format: 'header', value: 2, alsoOn: 1 },
  subheading: { format: 'header', value: 3 },
  bullets: { format: 'list', value: 'bullet' },
  numbers: { format: 'list', value: 'ordered' },
  checklist: { format: 'list', value: 'unchecked', alsoOn: 'checked' },
  quote: { format: 'blockquote', value: true },
  codeBlock: { format: 'code-block', value: true },
}

/** True or false for a tool that is on or off, undefined for one that only does something. */
export function isOn(tool: EditorTool, formats: Formats): boolean | undefined {
  const toggle = toggles[tool]
  if (!toggle) return tool === 'link' ? Boolean(formats['link']) : undefined
  const value = formats[toggle.format]
  // Quill keeps code blocks as "plain"; any value is on there.
  return toggle.value === true
    ? Boolean(value)
    : value === toggle.value || (value !== undefined && value === toggle.alsoOn)
}

/** Does what the tool says to the selection. The link asks for an address first, and is not done here. */
export function applyTool(quill: Quill, tool: EditorTool, formats: Formats): void {
  const toggle = toggles[tool]
  if (toggle) quill.format(toggle.format, isOn(tool, formats) ? false : toggle.value, 'user')
  else if (tool === 'indent') quill.format('indent', '+1', 'user')
  else if (tool === 'outdent') quill.format('indent', '-1', 'user')
  else if (tool === 'undo') quill.history.undo()
  else if (tool === 'redo') quill.history.redo()
  else if (tool === 'mention') insertSign(quill, '@')
  else if (tool === 'hashtag') insertSign(quill, '#')
}

/** Writes the sign as a person would, with the space before it without which it is part of a word. */
function insertSign(quill: Quill, sign: string): void {
  const { index, length } = quill.getSelection(true)
  const before = index === 0 ? '\n' : quill.getText(index - 1, 1)
  const text = /^\s?$/.test(before) ? sign : ` ${sign}`
  if (length > 0) quill.deleteText(index, length, 'user')
  quill.insertText(index, text, 'user')
  quill.setSelection(index + text.length, 0, 'user')
}
