import { fold, originOf, type Stretch, tokensOf, wordsOf } from '../../model/fold'
import { parseQuery } from '../../model/search-syntax'
import { longestQuery, mostWords } from '../../reason/query-problem'

/** The words of a query that something may begin with, folded. */
export function wordsAsked(query: string): readonly string[] {
  const { some, exact, every } = parseQuery(query)
  return [...some, exact, ...every].flatMap(wordsOf)
}

/** Whether the server can be asked for suggestions. */
export function canBeSuggested(query: string): boolean {
  const { some, exact, every, none } = parseQuery(query)
  const count = [...some, exact, ...every, ...none].flatMap(wordsOf).length
  return wordsAsked(query).length > 0 && count <= mostWords && [...query].length <= longestQuery
}

/** How many of the words a text has one for that begins with it. */
export function fitOf(text: string, words: readonly string[]): number {
  const there = wordsOf(text)
  return words.filter((word) => there.some((one) => one.startsWith(word))).length
}

/** The letters of a text that were typed. */
export function marksIn(text: string, words: readonly string[]): Stretch[] {
  const folded = fold(text)
  return tokensOf(folded.text).flatMap(({ word, start }) => {
    const length = Math.max(0, ...words.filter((one) => word.startsWith(one)).map((one) => one.length))
    return length === 0 ? [] : [originOf(folded, start, start + length)]
  })
}
