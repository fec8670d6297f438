import { describe, expect, it } from 'vitest'
import { snippetsOf } from './snippets.ts'
import { matchesIn, readQuery, wordCount } from './terms.ts'

const wantedOf = (query: string) => readQuery(query).wanted
const marked = (text: string, query: string) => {
  const { some, every } = wantedOf(query)
  return matchesIn(text, [...some, ...every]).map(({ start, length }) => text.slice(start, start + length))
}

describe('a query', () => {
  it('is read by its signs, and says what it cannot look for', () => {
    const { words, ignored } = readQuery('report "line 4" +press -drill +++ !?')
    expect(words).toEqual({ some: ['report'], exact: 'line 4', every: ['press'], none: ['drill'] })
    expect(ignored).toEqual(['!?', '++'])
  })

  it('counts its words, those of the exact text each', () => {
    expect(wordCount(readQuery('report "line 4" +press -drill'))).toBe(5)
    expect(wordCount(readQuery('+ -'))).toBe(0)
  })
})

describe('what is marked', () => {
  it.each([
    ['Η πρέσα της γραμμής', 'πρεσα', ['πρέσα']],
    ['Die Straße zum Werk', 'strasse', ['Straße']],
    ['Die Straße zum Werk', 'stras', ['Straß']],
    ['sensors and a sensor', 'sensor', ['sensor', 'sensor']],
    ['On line 4, on time', 'on', ['On', 'on']],
    ['we stop, stopped, non-stop', 'stop', ['stop', 'stop', 'stop']],
    ['line 4 and line 5', '"line 4"', ['line 4']],
    ['0.4 mm and 0.45 mm', '0.4', ['0.4']],
    ['#line4 of line4', '#line4', ['#line4']],
    ['Cafe\u0301 noir', 'café', ['Cafe\u0301']],
    ['nothing of it', 'press', []],
  ])('%j for %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected)
  })
})

describe('a snippet', () => {
  const text = `${'one two three '.repeat(30)}the sensor moved. ${'four five six '.repeat(30)}another sensor.`

  it('stands around what was found, its marks at their place', () => {
    const snippets = snippetsOf(text, wantedOf('sensor').some)
    expect(snippets).toHaveLength(2)
    for (const snippet of snippets) {
      expect(snippet.text.length).toBeLessThanOrEqual(240)
      expect(snippet.matches.map(({ start, length }) => snippet.text.slice(start, start + length))).toEqual(['sensor'])
    }
  })

  it('is none where nothing was found', () => {
    expect(snippetsOf(text, wantedOf('press').some)).toEqual([])
  })

  it('holds a word that is longer than itself', () => {
    const long = `press${'x'.repeat(400)}`
    const [snippet] = snippetsOf(`${'a '.repeat(100)}${long}`, wantedOf('press').some)
    expect(snippet?.text.length).toBeLessThanOrEqual(240)
    expect(snippet?.matches).toHaveLength(1)
  })
})
