export const hues = ['green', 'red', 'blue', 'violet', 'amber', 'teal', 'rose', 'slate'] as const

/** The eight colours of people and communities. */
export type Hue = (typeof hues)[number]

// Any start would do; this one gives the demo's people the colours that the design shows.
const hashStart = 902928

/**
 * The same colour for the same text, today and on every machine (FNV-1a, stirred once more so that near names differ).
 */
export function hueOf(text: string): Hue {
  let hash = hashStart
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hues[((hash ^ (hash >>> 13)) >>> 0) % hues.length] ?? 'slate'
}

/** First letter of the first and of the last word: "Anna Maria Lindqvist" is AL. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = letterOf(words[0] ?? '')
  return capitals(words.length > 1 ? first + letterOf(words[words.length - 1] ?? '') : first)
}

const greek = /[\u0370-\u03ff\u1f00-\u1fff]/

/** Greek capitals carry no accent, in whatever language the page is: "Άννα" is Α. */
function capitals(letters: string): string {
  const plain = greek.test(letters) ? letters.normalize('NFD').replaceAll('\u0301', '') : letters
  return plain.toUpperCase()
}

/** What a reader sees as the first letter, accents and joined marks included; brackets and quotes are skipped. */
function letterOf(word: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}
