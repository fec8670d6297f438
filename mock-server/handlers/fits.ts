import { folded, wordsOf } from '../state/folding.ts'

/** Whether every word that was typed begins a word of the name. */
export function fits(name: string, search: string): boolean {
  const words = wordsOf(folded(name))
  return wordsOf(folded(search)).every((typed) => words.some((word) => word.startsWith(typed)))
}
