import { Delta, type Range } from 'quill/core'
import Clipboard, { traverse } from 'quill/modules/clipboard'

import { deltaLetters, readDelta } from '../delta'
import { cellsIn } from './pasted-cells'
import { parseInert } from './parse-inert'
import { tidyPasted } from './tidy-pasted'

/** Quill's clipboard with our own way in: pasted HTML is cleaned, parsed where nothing runs, and reduced to formats. */
export class EditorClipboard extends Clipboard {
  override convert(pasted: { html?: string; text?: string }, formats: Record<string, unknown> = {}): Delta {
    return new Delta(readDelta(super.convert(pasted, formats)).ops)
  }

  protected override convertHTML(html: string): Delta {
    const pasted = parseInert(html)
    if (!pasted) return new Delta()
    tidyPasted(pasted)
    return this.#read(pasted.body)
  }

  /** Takes cells from a spreadsheet; false has them pasted as lines. */
  onCells: (cells: string[][]) => boolean = () => false

  override onCapturePaste(event: ClipboardEvent): void {
    if (event.defaultPrevented || !this.quill.isEnabled()) return
    event.preventDefault()
    const range = this.quill.getSelection(true)
    const data = event.clipboardData
    if (!range || !data) return
    const files = [...data.files]
    const html = data.getData('text/html')
    const text = data.getData('text/plain') || data.getData('text/uri-list').replace(/^#.*\r?\n?/gm, '')
    // Spreadsheets copy a picture of their cells along; the cells win over it.
    const cells = cellsIn(html, text)
    if (cells && this.onCells(cells)) return
    // A picture copied from a page comes as a file and as HTML that only holds it.
    if (files.length > 0) this.quill.uploader.upload(range, files)
    if (text !== '' || (html !== '' && files.length === 0)) this.onPaste(range, { html, text })
  }

  /** What goes to other programs carries the names of people and topics, which Quill leaves out. */
  override onCopy(range: Range, isCut: boolean): { html: string; text: string } {
    const text = deltaLetters(readDelta(this.quill.getContents(range.index, range.length)))
    return { html: super.onCopy(range, isCut).html, text }
  }

  #read(body: HTMLElement): Delta {
    const matches = new WeakMap()
    const [elements = [], texts = []] = this.prepareMatching(body, matches)
    return traverse(this.quill.scroll, body, elements, texts, matches)
  }
}
