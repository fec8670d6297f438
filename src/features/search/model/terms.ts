import { fold, type Folded, originOf, type Stretch, type Token, tokensOf } from './fold.ts'

/** One thing that a query asks for: a word, words in their order, or a hashtag. */
export type Term = {
  words: readonly string[]
  /** The last word may go on. */
  begins: boolean
  hashtag: boolean
}

/** From this length on a word finds those that begin with it. */
export const shortestBeginning = 3

/** The stretches of a text at which terms stand, in order and none over another. */
export function matchesIn(text: string, terms: readonly Term[]): Stretch[] {
  const folded = fold(text)
  const tokens = tokensOf(folded.text)
  const found = terms
    .flatMap((term) => tokens.flatMap((_, at) => stretchAt(folded, tokens, at, term) ?? []))
    .sort((one, other) => one.start - other.start || other.length - one.length)
  let end = 0
  return found.filter((stretch) => {
    if (stretch.start < end) return false
    end = stretch.start + stretch.length
    return true
  })
}

/** Whether words hold a term in its order. */
export function holds(words: readonly string[], term: Term): boolean {
  return words.some((_, at) => isAt(words, at, term))
}

function isAt(words: readonly string[], at: number, { words: wanted, begins }: Term): boolean {
  return wanted.every((word, index) => {
    const here = words[at + index]
    if (here === undefined) return false
    return begins && index === wanted.length - 1 ? here.startsWith(word) : here === word
  })
}

function stretchAt(folded: Folded, tokens: readonly Token[], at: number, term: Term): Stretch | undefined {
  const words = tokens.slice(at, at + term.words.length).map(({ word }) => word)
  if (!isAt(words, 0, term)) return undefined
  const first = tokens[at]
  const last = tokens[at + term.words.length - 1]
  if (!first || !last) return undefined
  if (term.hashtag && folded.text[first.start - 1] !== '#') return undefined
  const end = last.start + (term.words.at(-1)?.length ?? 0)
  return originOf(folded, term.hashtag ? first.start - 1 : first.start, end)
}
