import { lettersOf, type RichTextDelta } from './delta'

/** The place of the caret in the delta, where an object is one letter, from its place among the letters. */
export function caretInDelta({ ops }: RichTextDelta, caret: number): number {
  let letters = 0
  let index = 0
  for (const { insert } of ops) {
    const length = lettersOf(insert).length
    if (typeof insert === 'string') {
      if (letters + length >= caret) return index + caret - letters
      index += length
    } else {
      if (letters >= caret) return index
      index += 1
      // Within a name there is no place for the caret; after it there is.
      if (letters + length >= caret) return index
    }
    letters += length
  }
  return index
}
