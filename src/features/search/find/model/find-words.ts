import { wordsOf } from '../../model/fold'
import { parseQuery } from '../../model/search-syntax'
import { shortestBeginning, type Term } from '../../model/terms'

/** The most letters of the words in the address of a post; the row of the post says the same. */
const longest = 200

/**
 * The words of a query as the address of a post names them (`?find=press,line 4`): folded, with commas between them.
 * Hashtags stand beside the text.
 */
export function findOf(query: string): string {
  const { some, exact, every } = parseQuery(query)
  const words = [...some, exact, ...every]
    .filter((word) => !word.startsWith('#'))
    .map((word) => wordsOf(word).join(' '))
  return [...new Set(words)]
    .filter((word) => word !== '')
    .reduce((find, word) => {
      const longer = find === '' ? word : `${find},${word}`
      return longer.length > longest ? find : longer
    }, '')
}

/** What is marked for it: a word and those that begin with it, or several words in their order. */
export function termsIn(find: string): Term[] {
  return find
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .map((words) => {
      const [word = ''] = words
      return { words, begins: words.length === 1 && Array.from(word).length >= shortestBeginning, hashtag: false }
    })
}
