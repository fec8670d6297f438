import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marksIn, snippetOf } from './marks.ts'
import { isEmpty, readQuery, wishedTerms } from './query.ts'

/** The text with its marks in brackets. */
function marked(text: string, q: string): string {
  let shown = ''
  let from = 0
  for (const { start, length } of marksIn(text, wishedTerms(readQuery(q)))) {
    shown += `${text.slice(from, start)}[${text.slice(start, start + length)}]`
    from = start + length
  }
  return shown + text.slice(from)
}

describe('marks cover the letters that were looked for, in the spelling of the text', () => {
  it.each([
    ['Η πρέσα σταμάτησε', 'πρεσα', 'Η [πρέσα] σταμάτησε'],
    ['Ο έλεγχος', 'ελεγχοσ', 'Ο [έλεγχος]'],
    ['An der Straße 3', 'strasse', 'An der [Straße] 3'],
    ['Der Straßenbau', 'strass', 'Der [Straß]enbau'],
    ['Müller kommt', 'mueller', '[Müller] kommt'],
    ['Müller kommt', 'mul', '[Mül]ler kommt'],
    ['Presses and a press', 'PRESS', '[Press]es and a [press]'],
    ['an oak and a', 'a', 'an oak and [a]'],
    ['The zero position of press 2', '"zero position"', 'The [zero] [position] of press 2'],
    ['zero, then position', '"zero position"', 'zero, then position'],
    ['See #line4 and line4', '#line4', 'See [#line4] and line4'],
    ['An e-mail and a mail', 'e-mail', 'An [e]-[mail] and a mail'],
    ['cafe\u0301 au lait', 'café', '[cafe\u0301] au lait'],
    ['<b>press</b>', 'press', '<b>[press]</b>'],
    ['press without drill', 'press -drill', '[press] without drill'],
  ])('%s, by %s', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected)
  })

  it('and stand in the text, in order and apart, whatever the text and the query are', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('ß', 'ü', 'u', '\u0301', 'ς', 'ο', 'υ', 'a', ' ', '#') }),
    )
    fc.assert(
      fc.property(text, text, (words, q) => {
        let end = 0
        for (const { start, length } of marksIn(words, wishedTerms(readQuery(q)))) {
          expect(start).toBeGreaterThanOrEqual(end)
          expect(length).toBeGreaterThan(0)
          end = start + length
        }
        expect(end).toBeLessThanOrEqual(words.length)
      }),
    )
  })
})

it('a piece of a long text is at most 180 letters, and its marks still cover the word', () => {
  const text = `${'Before it there is much. '.repeat(30)}Then the sensor, ${'and a lot more '.repeat(40)}`
  const snippet = snippetOf(text, marksIn(text, wishedTerms(readQuery('sensor'))))
  expect(snippet?.text.length).toBeLessThanOrEqual(180)
  expect(snippet?.matches.map(({ start, length }) => snippet.text.slice(start, start + length))).toEqual(['sensor'])
})

describe('a query', () => {
  it.each([
    ['press sensor -drill', { some: ['press', 'sensor'], none: ['drill'] }],
    ['+press "line 4 stop', { every: ['press'], exact: 'line 4 stop' }],
    ['*** press', { some: ['press'], ignored: ['***'] }],
    ['\\-5 #line4', { some: ['-5', '#line4'] }],
  ])('%s is read', (q, reading) => {
    expect(readQuery(q).reading).toEqual({ some: [], exact: '', every: [], none: [], ignored: [], ...reading })
  })

  it('of signs alone has nothing to look for', () => {
    expect(['', '  ', '+ - ""', '***', '"'].map((q) => isEmpty(readQuery(q)))).toEqual([true, true, true, true, true])
  })
})
