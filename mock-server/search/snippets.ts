import type { Schemas } from '../schemas.ts'
import type { Stretch } from '../../src/features/search/model/fold.ts'
import { matchesIn, type Term } from './terms.ts'

type MatchedText = Schemas['MatchedText']

/** The most letters of a snippet, and how many of them may stand before the first word that was found. */
const longest = 240
const before = 60

/** A whole text with its matches. */
export function matchedText(text: string, terms: readonly Term[]): MatchedText {
  return { text, matches: matchesIn(text, terms) }
}

/** Up to two parts of a text around what was found; none where nothing was. */
export function snippetsOf(original: string, terms: readonly Term[]): MatchedText[] {
  const text = oneLine(original)
  const matches = matchesIn(text, terms)
  const [first] = matches
  if (!first) return []
  const begin = partAround(text, matches, first, 0)
  const next = matches.find(({ start }) => start >= begin.to)
  return [begin, ...(next ? [partAround(text, matches, next, begin.to)] : [])].map(({ part }) => part)
}

/** How a text begins. */
export function beginningOf(original: string): MatchedText {
  const text = oneLine(original)
  const to = endFrom(text, 0)
  return { text: to < text.length ? `${text.slice(0, to).trimEnd()} …` : text, matches: [] }
}

function partAround(text: string, matches: readonly Stretch[], { start, length }: Stretch, notBefore: number) {
  const from = startBefore(text, Math.max(notBefore, start - before), start)
  const to = Math.max(endFrom(text, from), Math.min(start + length, from + longest - 4))
  // A part behind another one follows the dots at its end.
  const lead = from > 0 && notBefore === 0 ? '… ' : ''
  const tail = to < text.length ? ' …' : ''
  const inside = matches.filter((match) => match.start >= from && match.start + match.length <= to)
  return {
    to,
    part: {
      text: `${lead}${text.slice(from, to)}${tail}`,
      matches: inside.map((match) => ({ start: match.start - from + lead.length, length: match.length })),
    },
  }
}

/** The first beginning of a word behind an index, if one comes before the limit. */
function startBefore(text: string, from: number, limit: number): number {
  if (from <= 0) return 0
  const space = text.indexOf(' ', from - 1)
  return space >= 0 && space < limit ? space + 1 : limit
}

/** The end of the last word that a snippet from an index has room for. */
function endFrom(text: string, from: number): number {
  const most = from + longest - 4
  if (text.length <= most) return text.length
  const space = text.lastIndexOf(' ', most)
  return space > from ? space : most
}

/** Lines in a row; the length stays, so that nothing moves. */
function oneLine(text: string): string {
  return text.replaceAll(/\s/g, ' ').trim()
}
