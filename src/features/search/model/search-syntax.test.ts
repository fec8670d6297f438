import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmptySearch, parseQuery, printQuery, wordsIn, type SearchWords } from './search-syntax'

const nothing: SearchWords = { some: [], exact: '', every: [], none: [] }

describe('a query', () => {
  it.each<[string, Partial<SearchWords>]>([
    ['press sensor', { some: ['press', 'sensor'] }],
    ['+press -drill', { every: ['press'], none: ['drill'] }],
    ['"line 4 stop"', { exact: 'line 4 stop' }],
    ['report "line 4" +press -drill', { some: ['report'], exact: 'line 4', every: ['press'], none: ['drill'] }],
    ['  e-mail   C++ ', { some: ['e-mail', 'C++'] }],
    ['', {}],
    ['+ - press', { some: ['press'] }],
    ['"line 4', { exact: 'line 4' }],
    ['""', {}],
    ['"line 4" "press 2"', { exact: 'line 4', every: ['press', '2'] }],
    ['+"line 4"', { exact: 'line 4' }],
    ['-"line 4"', { none: ['line', '4'] }],
    ['"line 4"press', { exact: 'line 4', some: ['press'] }],
    ['5" screw', { some: ['5"', 'screw'] }],
    ['\\-5 \\"quoted', { some: ['-5', '"quoted'] }],
    ['C:\\temp', { some: ['C:\\temp'] }],
    ['"the \\"blue\\" lamp"', { exact: 'the "blue" lamp' }],
  ])('%j is read', (query, words) => {
    expect(parseQuery(query)).toEqual({ ...nothing, ...words })
  })

  it('can be anything that people type', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const words = parseQuery(query)
        for (const word of [...words.some, ...words.every, ...words.none]) expect(word).toMatch(/^\S+$/)
        expect(words.exact).toBe(wordsIn(words.exact).join(' '))
      }),
    )
  })

  it('means the same after it was written anew', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const words = parseQuery(query)
        expect(parseQuery(printQuery(words))).toEqual(words)
      }),
    )
  })
})

describe('what stands in the four fields', () => {
  it('is written as a query and read back unchanged, whatever signs and quotes are in it', () => {
    fc.assert(
      fc.property(fields, (words) => {
        expect(parseQuery(printQuery(words))).toEqual(words)
      }),
      { numRuns: 1000 },
    )
  })

  it('searches for nothing only when all four are empty', () => {
    expect(isEmptySearch(nothing)).toBe(true)
    fc.assert(
      fc.property(fields, (words) => {
        expect(isEmptySearch(words)).toBe(printQuery(words) === '')
      }),
    )
  })
})

/** Text with more signs, quotes, backslashes and spaces than chance would make. */
const typed = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('+', '-', '"', '\\', ' ', '\u00a0', 'a', 'b', 'ß'), { maxLength: 30 })
    .map((all) => all.join('')),
)
const word = typed.map((text) => text.replace(/\s+/g, '')).filter((text) => text !== '')
const words = fc.array(word, { maxLength: 5 })
const fields = fc.record({ some: words, exact: words.map((all) => all.join(' ')), every: words, none: words })
