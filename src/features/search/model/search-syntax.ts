/** What a search asks for, as the four fields of the advanced panel hold it. */
export type SearchWords = {
  /** At least one of these. */
  some: readonly string[]
  /** These words in this order; empty for none. */
  exact: string
  /** All of these. */
  every: readonly string[]
  /** None of these. */
  none: readonly string[]
}

/** Signs in front of a word (section 5 of the specification). */
const SIGNS: Readonly<Record<string, 'every' | 'none'>> = { '+': 'every', '-': 'none' }

/**
 * Reads a query: a leading plus means every word, a leading minus none, one quoted text the exact string, other terms
 * some word. Any text can be read (AM-10). A backslash takes a sign or quote after it as a letter, so that whatever
 * stands in a field can be written.
 */
export function parseQuery(query: string): SearchWords {
  const found = { some: [] as string[], exact: '', every: [] as string[], none: [] as string[] }
  let rest = query.trimStart()
  while (rest !== '') {
    const sign = /^[+-](?=\S)/.exec(rest)?.[0]
    const field = sign === undefined ? 'some' : (SIGNS[sign] ?? 'some')
    const body = sign === undefined ? rest : rest.slice(1)
    const [term, length] = body.startsWith('"') ? readPhrase(body) : readWord(body)
    if (Array.isArray(term)) {
      // The signs know words, not phrases: one phrase is the exact string, and all words of a further one have to be
      // there.
      if (field === 'none') found.none.push(...term)
      else if (found.exact === '') found.exact = term.join(' ')
      else found.every.push(...term)
    } else if (sign !== undefined || !/^[+-]$/.test(term)) {
      found[field].push(term.replace(/^\\(?=[-+"\\])/, ''))
    }
    rest = body.slice(length).trimStart()
  }
  return found
}

/** Writes the query that `parseQuery` reads as these words. */
export function printQuery({ some, exact, every, none }: SearchWords): string {
  const phrase = exact === '' ? [] : [`"${exact.replace(/["\\]/g, '\\$&')}"`]
  return [
    ...some.map(asLetters),
    ...phrase,
    ...every.map((word) => `+${asLetters(word)}`),
    ...none.map((word) => `-${asLetters(word)}`),
  ].join(' ')
}

/** The words of a field, in which only spaces mean something. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Whether there is nothing to search for. */
export function isEmptySearch({ some, exact, every, none }: SearchWords): boolean {
  return some.length + every.length + none.length === 0 && exact === ''
}

/** A word, and how far it goes. */
function readWord(text: string): [word: string, length: number] {
  const word = /^\S+/.exec(text)?.[0] ?? ''
  return [word, word.length]
}

/** The words of a quoted text, and how far it goes; without a closing quote that is to the end. */
function readPhrase(text: string): [words: string[], length: number] {
  const [whole, inside = ''] = /^"((?:[^"\\]|\\["\\]|\\)*)"?/.exec(text) ?? ['"']
  return [wordsIn(inside.replace(/\\(["\\])/g, '$1')), whole.length]
}

/** A word that begins like a sign or a quote is marked as none. */
function asLetters(word: string): string {
  return /^(?:[-+"]|\\[-+"\\])/.test(word) ? `\\${word}` : word
}
