import type Quill from 'quill/core'
import Link from 'quill/formats/link'
import { safeAddress } from '../../RichText'

export type LinkPlace = {
  index: number
  /** Zero where the link stands on no words yet. */
  length: number
  /** Of the link that is there already; empty for a new one. */
  address: string
}

/** The whole link around the caret, or what is selected. */
export function linkAt(quill: Quill): LinkPlace {
  const { index, length } = quill.getSelection(true)
  if (length > 0) {
    const { link } = quill.getFormat(index, length)
    return { index, length, address: typeof link === 'string' ? link : '' }
  }
  // At its end the caret is just outside the link, and still means it.
  for (const at of [index, index - 1]) {
    if (at < 0) continue
    const [blot, offset] = quill.scroll.descendant(SafeLinkBlot, at)
    if (blot)
      return {
        index: at - offset,
        length: blot.length(),
        address: SafeLinkBlot.formats(blot.domNode as HTMLElement) ?? '',
      }
  }
  return { index, length: 0, address: '' }
}

/** Sets the address on the words of the place; where there are none, writes them first. */
export function saveLink(quill: Quill, { index, length }: LinkPlace, address: string, words: string): void {
  if (length > 0) {
    quill.formatText(index, length, 'link', address, 'user')
    quill.setSelection(index + length, 0, 'silent')
    return
  }
  const text = words.trim() === '' ? address : words.trim()
  quill.insertText(index, text, { link: address }, 'user')
  // What is typed next is not part of the link.
  quill.insertText(index + text.length, ' ', { link: false }, 'user')
  quill.setSelection(index + text.length + 1, 0, 'silent')
}

/** Takes the address away and keeps the words. */
export function removeLink(quill: Quill, { index, length }: LinkPlace): void {
  quill.formatText(index, length, 'link', false, 'user')
  quill.setSelection(index + length, 0, 'silent')
}

/** A link in the text that is being written. The same check as when it is read; a click sets the caret. */
export class SafeLinkBlot extends Link {
  static override sanitize(address: string): string {
    return safeAddress(address) ?? super.SANITIZED_URL
  }
}
