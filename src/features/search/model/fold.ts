/** A text in which spellings of the same letters are alike, and where each of its units comes from. */
export type Folded = {
  text: string
  /** For each unit of the folded text where its letter begins in the original; at the end the original's length. */
  origins: readonly number[]
}

/** A stretch of a text in UTF-16 units. */
export type Stretch = { start: number; length: number }

/** A word of a folded text, and where it stands there. */
export type Token = { word: string; start: number }

/** Without case and accents; a final sigma is a sigma, ß is ss. */
export function fold(original: string): Folded {
  const origins: number[] = []
  let text = ''
  let at = 0
  for (const letter of original) {
    const plain = foldLetter(letter)
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at)
    text += plain
    at += letter.length
  }
  origins.push(at)
  return { text, origins }
}

/** Where a stretch of the folded text stands in the original, accents and the second half of a letter included. */
export function originOf({ text, origins }: Folded, from: number, to: number): Stretch {
  let end = to
  while (end < text.length && origins[end] === origins[end - 1]) end += 1
  const start = origins[from] ?? 0
  return { start, length: (origins[end] ?? start) - start }
}

/** The words of a folded text. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({ word, start: index }))
}

/** The words of any text, folded. */
export function wordsOf(original: string): string[] {
  return tokensOf(fold(original).text).map(({ word }) => word)
}

function foldLetter(letter: string): string {
  // Most letters are of this kind, and a large world has millions of them.
  if (letter >= ' ' && letter <= '~') return letter.toLowerCase()
  return letter
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00ad]/gu, '')
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
}
