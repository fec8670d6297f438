/** A piece of a text, and whether it is what was typed. */
export type Piece = { text: string; matches: boolean }

/** The text cut where its words begin with what is typed, whatever the case and accents; null where none does. */
export function matchWords(text: string, typed: string): readonly Piece[] | null {
  const wanted = [...typed.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => plain(word))
  if (wanted.length === 0) return null
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = Math.max(0, ...wanted.map((start) => (plain(word).startsWith(start) ? start.length : 0)))
    if (length === 0) continue
    pieces.push({ text: text.slice(from, index), matches: false }, { text: word.slice(0, length), matches: true })
    from = index + length
  }
  if (from === 0) return null
  return [...pieces, { text: text.slice(from), matches: false }].filter((piece) => piece.text !== '')
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
