import { parseQuery, wordsIn } from '../model/search-syntax'

/** Limits of the search; what goes beyond them is not sent. */
export const longestQuery = 500
export const mostWords = 32

/** Why a query is not sent. */
export type QueryProblem = { kind: 'signs' } | { kind: 'letters' | 'words'; count: number; most: number }

/** What keeps a query from being sent. */
export function problemOf(query: string): QueryProblem | null {
  const letters = Array.from(query).length
  if (letters > longestQuery) return { kind: 'letters', count: letters, most: longestQuery }
  const { some, exact, every, none } = parseQuery(query)
  const words = [...some, ...wordsIn(exact), ...every, ...none].filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length === 0) return { kind: 'signs' }
  return words.length > mostWords ? { kind: 'words', count: words.length, most: mostWords } : null
}
