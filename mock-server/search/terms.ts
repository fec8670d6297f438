import { parseQuery, type SearchWords } from '../../src/features/search/model/search-syntax.ts'
import {
  fold,
  type Folded,
  originOf,
  type Stretch,
  type Token,
  tokensOf,
  wordsOf,
} from '../../src/features/search/model/fold.ts'

/** One thing that a query asks for: a word, words in their order, or a hashtag. */
export type Term = {
  words: readonly string[]
  /** The last word may go on. */
  begins: boolean
  hashtag: boolean
}

/** What a query asks for. */
export type Wanted = { some: Term[]; every: Term[]; none: Term[] }

/** A query, what it asks for, and what of it says nothing. */
export type Reading = { words: SearchWords; wanted: Wanted; ignored: string[] }

/** From this length on a word finds those that begin with it. */
const shortestBeginning = 3

/** How a hashtag stands among words. */
export const hashtagWord = (word: string) => `#${word}`

/** Reads a query by the signs of the specification. */
export function readQuery(query: string): Reading {
  const { some, exact, every, none } = parseQuery(query)
  const says = (word: string) => wordsOf(word).length > 0
  const exactWords = wordsOf(exact)
  const phrase: Term[] = exactWords.length > 0 ? [{ words: exactWords, begins: false, hashtag: false }] : []
  return {
    words: {
      some: some.filter(says),
      exact: exactWords.length > 0 ? exact : '',
      every: every.filter(says),
      none: none.filter(says),
    },
    wanted: {
      some: some.filter(says).map(termOf),
      every: [...phrase, ...every.filter(says).map(termOf)],
      none: none.filter(says).map(termOf),
    },
    ignored: [...some, ...(exact !== '' && exactWords.length === 0 ? [exact] : []), ...every, ...none].filter(
      (word) => !says(word),
    ),
  }
}

/** How many words a query has. */
export function wordCount({ words: { some, exact, every, none } }: Reading): number {
  return some.length + every.length + none.length + wordsOf(exact).length
}

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

function termOf(word: string): Term {
  const words = wordsOf(word)
  const last = words.at(-1) ?? ''
  const hashtag = /^#[\p{L}\p{N}\p{M}_]+$/u.test(word)
  return { words, begins: !hashtag && [...last].length >= shortestBeginning, hashtag }
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
