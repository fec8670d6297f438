import Quill from 'quill/core'
import Blockquote from 'quill/formats/blockquote'
import Bold from 'quill/formats/bold'
import CodeBlock, { Code } from 'quill/formats/code'
import Header from 'quill/formats/header'
import IndentClass from 'quill/formats/indent'
import Italic from 'quill/formats/italic'
import List from 'quill/formats/list'
import Strike from 'quill/formats/strike'
import Underline from 'quill/formats/underline'

import { embedKinds, formats } from '../delta'
import { EditorClipboard } from './editor-clipboard'
import { ForeignBlot, HashtagBlot, ImageBlot, MentionBlot, TableBlot } from './embeds'
import { keys } from './editor-keys'
import { SafeLinkBlot } from './link-at'

Quill.register(
  {
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/strike': Strike,
    'formats/code': Code,
    'formats/link': SafeLinkBlot,
    'formats/header': Header,
    'formats/list': List,
    'formats/indent': IndentClass,
    'formats/blockquote': Blockquote,
    'formats/code-block': CodeBlock,
    'formats/mention': MentionBlot,
    'formats/hashtag': HashtagBlot,
    'formats/table': TableBlot,
    'formats/image': ImageBlot,
    'formats/foreign': ForeignBlot,
    'modules/clipboard': EditorClipboard,
  },
  true,
)

export type EditorSettings = {
  placeholder: string
  onLink: () => void
  onFiles: (files: File[]) => void
  /** Takes cells from a spreadsheet, or says by false that they are to be pasted as lines. */
  onCells: (cells: string[][]) => boolean
}

/** Quill's core with our formats, clipboard and keys, and nothing of its themes. */
export function createEditor(container: HTMLElement, { placeholder, onLink, onFiles, onCells }: EditorSettings): Quill {
  const quill = new Quill(container, {
    placeholder,
    formats: [...formats, ...embedKinds],
    modules: { keyboard: { bindings: keys(onLink) }, history: { userOnly: true } },
  })
  quill.uploader.upload = (range, files) => {
    // Where it was dropped is where it is to stand.
    quill.setSelection(range.index, range.length, 'silent')
    onFiles([...files])
  }
  if (quill.clipboard instanceof EditorClipboard) quill.clipboard.onCells = onCells
  return quill
}
