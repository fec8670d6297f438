import { folded } from '../state/folding.ts'

const word = /[\p{L}\p{N}\p{M}]+/gu
const umlaut = /[äöü]/i

/** A word of a text where it stands, and how it may be spelled without case, accents and alphabets. */
export type Token = { start: number; text: string; spellings: readonly string[] }

/** The words of a text, folded, in their order. */
export function foldedWords(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([found]) => spellingsOf(found)[0] || [])
}

/** Other spellings of words with an umlaut: who has no such key types Mueller. */
export function otherSpellings(text: string): string[] {
  if (!umlaut.test(text.normalize('NFC'))) return []
  return [...text.matchAll(word)]
    .filter(([found]) => umlaut.test(found.normalize('NFC')))
    .map(([found]) => spelled(found))
}

/** The names that stand behind a # in a text, folded. */
export function tagsIn(text: string): string[] {
  return [...text.matchAll(/(?<=^|[\s(])#([\p{L}\p{N}\p{M}]+)/gu)].map(([, name = '']) => folded(name))
}

/** The words of a text with their places. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(word)].map((match) => {
    const [found] = match
    return { start: match.index, text: found, spellings: spellingsOf(found) }
  })
}

/** The same words stand in most texts: each is folded once. */
const known = new Map<string, readonly string[]>()
const mostKnown = 100_000

function spellingsOf(found: string): readonly string[] {
  const before = known.get(found)
  if (before) return before
  const plain = folded(found)
  const spellings = umlaut.test(found.normalize('NFC')) ? [plain, spelled(found)] : [plain]
  if (known.size >= mostKnown) known.clear()
  known.set(found, spellings)
  return spellings
}

/** How many letters of a word make up its first `length` folded ones: of Straße seven, where “strass” is typed six. */
export function lettersBehind(text: string, length: number, typed: string): number {
  const spell = folded(text).startsWith(typed) ? folded : spelled
  for (let end = 1; end < text.length; end += 1) {
    if (/\p{M}/u.test(text.slice(end, end + 1))) continue
    if (spell(text.slice(0, end)).length >= length) return end
  }
  return text.length
}

function spelled(text: string): string {
  return folded(text.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0] ?? ''}e`))
}
