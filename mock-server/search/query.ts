import { folded } from '../state/folding.ts'
import { foldedWords } from './words.ts'

/** Something that is looked for: words that stand behind each other, or the name of a hashtag. */
export type Term = {
  words: readonly string[]
  /** Whether the last word may go on: three letters are enough to begin one. */
  begins: boolean
  /** The folded name, for `#name`. */
  tag: string | null
}

export type Reading = { some: string[]; exact: string; every: string[]; none: string[]; ignored: string[] }

export type Query = {
  reading: Reading
  some: readonly Term[]
  every: readonly Term[]
  none: readonly Term[]
  exact: Term | null
}

export const mostLetters = 500
export const mostWords = 32

/** Reads a query as the specification has it: + for what must be there, - for what must not, one text in quotes. */
export function readQuery(q: string): Query {
  const reading: Reading = { some: [], exact: '', every: [], none: [], ignored: [] }
  let rest = q.trim()
  while (rest !== '') {
    const sign = /^[+-](?=\S)/.exec(rest)?.[0]
    const body = sign ? rest.slice(1) : rest
    const phrase = /^"((?:[^"\\]|\\["\\]|\\)*)"?/.exec(body)
    if (phrase) {
      const words = (phrase[1] ?? '')
        .replaceAll(/\\(["\\])/g, '$1')
        .split(/\s+/)
        .filter(Boolean)
      if (sign === '-') reading.none.push(...words)
      else if (reading.exact === '') reading.exact = words.join(' ')
      else reading.every.push(...words)
      rest = body.slice(phrase[0].length).trimStart()
      continue
    }
    const [written = ''] = /^\S+/.exec(body) ?? []
    const text = written.replace(/^\\(?=[-+"\\])/, '')
    const field = sign === '+' ? reading.every : sign === '-' ? reading.none : reading.some
    if (!hasLetters(text)) reading.ignored.push(written)
    else field.push(text)
    rest = body.slice(written.length).trimStart()
  }
  const terms = (words: readonly string[]) => words.filter(hasLetters).map(termOf)
  const exactWords = foldedWords(reading.exact)
  return {
    reading,
    some: terms(reading.some),
    every: terms(reading.every),
    none: terms(reading.none),
    exact: exactWords.length === 0 ? null : { words: exactWords, begins: false, tag: null },
  }
}

/** Whether nothing is left to look for. */
export function isEmpty({ some, every, none, exact }: Query): boolean {
  return some.length + every.length + none.length === 0 && exact === null
}

/** How many words a query has, in whatever field. */
export function wordCount({ reading: { some, exact, every, none } }: Query): number {
  return some.length + every.length + none.length + exact.split(' ').filter(Boolean).length
}

/** What is marked in the texts that are found: all that was wished for. */
export function wishedTerms({ some, every, exact }: Query): Term[] {
  return [...(exact ? [exact] : []), ...every, ...some]
}

function termOf(text: string): Term {
  const [, name] = /^#([\p{L}\p{N}\p{M}]+)$/u.exec(text) ?? []
  if (name !== undefined) return { words: [], begins: false, tag: folded(name) }
  const letters = [...text.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length
  return { words: foldedWords(text), begins: letters >= 3, tag: null }
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
