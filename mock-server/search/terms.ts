import { parseQuery, type SearchWords } from '../../src/features/search/model/search-syntax.ts'
import { wordsOf } from '../../src/features/search/model/fold.ts'
import { shortestBeginning, type Term } from '../../src/features/search/model/terms.ts'

export { holds, matchesIn, type Term } from '../../src/features/search/model/terms.ts'

/** What a query asks for. */
export type Wanted = { some: Term[]; every: Term[]; none: Term[] }

/** A query, what it asks for, and what of it says nothing. */
export type Reading = { words: SearchWords; wanted: Wanted; ignored: string[] }

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

function termOf(word: string): Term {
  const words = wordsOf(word)
  const last = words.at(-1) ?? ''
  const hashtag = /^#[\p{L}\p{N}\p{M}_]+$/u.test(word)
  return { words, begins: !hashtag && [...last].length >= shortestBeginning, hashtag }
}
