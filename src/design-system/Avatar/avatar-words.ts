export const hues = ['green', 'red', 'blue', 'violet', 'amber', 'teal', 'rose', 'slate'] as const

/** The eight colours of people and communities. */
export type Hue = (typeof hues)[number]

/** The same colour for the same text, today and on every machine. */
export function hueOf(text: string): Hue {
  let sum = 0
  // The factor was chosen so that the demo's people get the colours that the design shows.
  for (const letter of text) sum = (Math.imul(sum, 18541613) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hues[sum >>> 29] ?? 'slate'
}

/** First letter of the first and of the last word: "Anna Maria Lindqvist" is AL. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = letterOf(words[0] ?? '')
  return (words.length > 1 ? first + letterOf(words[words.length - 1] ?? '') : first).toLocaleUpperCase()
}

/** What a reader sees as the first letter, accents and joined marks included; brackets and quotes are skipped. */
function letterOf(word: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}
