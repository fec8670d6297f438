import type { Schemas } from '@/api'

/** A stretch of a text, and whether it was looked for. */
export type Piece = { text: string; matches: boolean }

/** A text cut at its matches. Matches that lie outside of it or over each other are left out: the text stays whole. */
export function piecesOf(text: string, matches: readonly Schemas['TextMatch'][]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { start, length } of [...matches].sort((one, other) => one.start - other.start)) {
    if (start < from || start + length > text.length) continue
    pieces.push({ text: text.slice(from, start), matches: false })
    pieces.push({ text: text.slice(start, start + length), matches: true })
    from = start + length
  }
  return [...pieces, { text: text.slice(from), matches: false }].filter((piece) => piece.text !== '')
}
