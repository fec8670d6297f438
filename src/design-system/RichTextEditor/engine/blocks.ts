import { Delta } from 'quill/core'
import Quill from 'quill/core'

import type { DeltaReference } from '../delta'
import type { DrawnKind } from '../surface'

/** Formats of a whole line, which hang on the break that ends it. */
const lineFormats = ['header', 'list', 'indent', 'blockquote', 'code-block']

/** Puts an object on a line of its own at the caret, and the caret on the line after it. One step to be undone. */
export function insertBlock(quill: Quill, kind: DrawnKind, reference: DeltaReference): void {
  const { index, length } = quill.getSelection(true)
  const alone = index === 0 || quill.getText(index - 1, 1) === '\n'
  const formats = Object.entries(quill.getFormat(index)).filter(([name]) => lineFormats.includes(name))
  const change = new Delta().retain(index).delete(length)
  if (!alone) change.insert('\n', Object.fromEntries(formats))
  change.insert({ [kind]: reference }).insert('\n')
  quill.history.cutoff()
  quill.updateContents(change, 'user')
  quill.setSelection(index + (alone ? 2 : 3), 0, 'user')
  quill.history.cutoff()
}

/** Takes an object out, with the line that it had for itself. */
export function removeBlock(quill: Quill, node: HTMLElement): void {
  const index = placeOf(quill, node)
  if (index === null) return
  const alone = (index === 0 || quill.getText(index - 1, 1) === '\n') && quill.getText(index + 1, 1) === '\n'
  const last = index + 2 >= quill.getLength()
  quill.history.cutoff()
  quill.deleteText(index, alone && !last ? 2 : 1, 'user')
  quill.history.cutoff()
  quill.setSelection(index, 0, 'user')
}

/** Puts another object in the place of one. */
export function replaceBlock(quill: Quill, node: HTMLElement, kind: DrawnKind, reference: DeltaReference): void {
  const index = placeOf(quill, node)
  if (index === null) return
  quill.history.cutoff()
  quill.updateContents(
    new Delta()
      .retain(index)
      .insert({ [kind]: reference })
      .delete(1),
    'user',
  )
  quill.history.cutoff()
}

function placeOf(quill: Quill, node: HTMLElement): number | null {
  const blot = Quill.find(node)
  return blot && !(blot instanceof Quill) && node.isConnected ? quill.getIndex(blot) : null
}
