import type { Schemas } from '../schemas.ts'
import { folded } from '../state/folding.ts'
import type { Term } from './query.ts'
import { lettersBehind, tokensOf, type Token } from './words.ts'

type Range = Schemas['TextMatch']

/** Where a text holds what was looked for, in its own letters. */
export function marksIn(text: string, terms: readonly Term[]): Range[] {
  const tokens = tokensOf(text)
  const lengths = new Map<number, { start: number; length: number }>()
  const mark = (start: number, length: number) => {
    const before = lengths.get(start)
    if (!before || before.length < length) lengths.set(start, { start, length })
  }
  for (const { words, begins, tag } of terms) {
    for (const [index, token] of tokens.entries()) {
      if (tag !== null) {
        const sign = text[token.start - 1] === '#'
        if (sign && folded(token.text) === tag) mark(token.start - 1, token.text.length + 1)
        continue
      }
      if (!standsAt(tokens, index, words, begins)) continue
      for (const [offset, typed] of words.entries()) {
        const found = tokens[index + offset]
        if (!found) continue
        const whole = found.spellings.includes(typed)
        mark(found.start, whole ? found.text.length : lettersBehind(found.text, typed.length, typed))
      }
    }
  }
  return [...lengths.values()].sort((one, other) => one.start - other.start)
}

/** Whether these words stand behind each other from here on; only the last one may go on. */
function standsAt(tokens: readonly Token[], index: number, words: readonly string[], begins: boolean): boolean {
  return (
    words.length > 0 &&
    words.every((typed, offset) => {
      const spellings = tokens[index + offset]?.spellings ?? []
      const last = offset === words.length - 1
      return spellings.some((spelling) => (last && begins ? spelling.startsWith(typed) : spelling === typed))
    })
  )
}

/** Two of them are read at a glance. */
const longest = 180

/** A piece of a text around the first of its marks that lies behind `from`, with the marks in it. */
export function snippetOf(
  text: string,
  marks: readonly Range[],
  from = 0,
): (Schemas['MatchedText'] & { end: number }) | undefined {
  const flat = text.replaceAll(/\s/g, ' ')
  const first = marks.find(({ start }) => start >= from)
  if (!first) return undefined
  let begin = Math.max(from, first.start - 90)
  const sentence = Math.max(...['. ', '? ', '! ', ': '].map((sign) => flat.lastIndexOf(sign, first.start - 1) + 2))
  const opening = Math.max(sentence > 1 ? sentence : 0, text.lastIndexOf('\n', first.start) + 1)
  if (opening > begin) begin = opening
  else if (begin > 0) begin = flat.indexOf(' ', begin) + 1
  if (begin > first.start) begin = first.start
  // A second piece goes on where the first one ended with dots.
  const lead = begin === 0 || from > 0 ? '' : '… '
  let end = Math.min(flat.length, begin + longest - lead.length - 2)
  if (end < flat.length) {
    const space = flat.lastIndexOf(' ', end)
    if (space > first.start + first.length) end = space
  }
  const tail = end < flat.length ? ' …' : ''
  const shift = lead.length - begin
  return {
    text: lead + flat.slice(begin, end) + tail,
    matches: marks
      .filter(({ start, length }) => start >= begin && start + length <= end)
      .map(({ start, length }) => ({ start: start + shift, length })),
    end,
  }
}
