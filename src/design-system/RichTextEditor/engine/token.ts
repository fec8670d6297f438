import type Quill from 'quill/core'

import type { SuggestionKind } from '../editor-words'

/** The sign and letters before the caret for which something can be suggested. */
export type Token = { kind: SuggestionKind; query: string; start: number; length: number }

/** Longer than any name; beyond it nobody is looking for one any more. */
const LONGEST = 40

/** A name may have several words, a topic one. The sign stands at the beginning or after a space, as in no address. */
const signs: readonly [SuggestionKind, RegExp][] = [
  ['mention', /(?:^|[\s([{"'«„“])@([\p{L}\p{N}][\p{L}\p{M}\p{N}.'’_-]*(?: [\p{L}\p{M}\p{N}.'’_-]*){0,2})?$/u],
  // A slash within a line means itself: a fraction, a path, one of two words.
  ['insert', /^\/([\p{L}\p{M}]*)$/u],
  ['hashtag', /(?:^|[\s([{"'«„“])#([\p{L}\p{M}\p{N}_-]*)$/u],
]

/** Reads the end of the text before the caret. */
export function tokenIn(before: string): Omit<Token, 'start'> | null {
  const end = before.slice(-LONGEST)
  for (const [kind, pattern] of signs) {
    const match = pattern.exec(end)
    if (match) return { kind, query: match[1] ?? '', length: (match[1] ?? '').length + 1 }
  }
  return null
}

/** What stands before the caret; null where something is selected, in code, and where the sign means itself. */
export function tokenAt(quill: Quill): Token | null {
  const [range] = quill.selection.getRange()
  if (!range || range.length > 0) return null
  const token = tokenIn(lettersBefore(quill, range.index))
  if (!token) return null
  // What stands before an object in the line is not among the letters.
  if (token.kind === 'insert' && quill.getLine(range.index)[1] !== token.length) return null
  const format = quill.getFormat(range.index, 0)
  if (format['code'] || format['code-block']) return null
  return { ...token, start: range.index - token.length }
}

/** The letters of the line up to the caret, from the last object in it on. */
function lettersBefore(quill: Quill, index: number): string {
  const from = Math.max(0, index - LONGEST - 1)
  let letters = ''
  for (const { insert } of quill.getContents(from, index - from).ops) {
    letters = typeof insert === 'string' ? letters + insert : ''
  }
  return letters.slice(letters.lastIndexOf('\n') + 1)
}
