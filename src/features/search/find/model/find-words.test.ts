import { describe, expect, it } from 'vitest'
import { matchesIn } from '../../model/terms'
import { findOf, termsIn } from './find-words'

describe('the words that a post is opened with', () => {
  it.each([
    ['Press +sensor -drill', 'press,sensor'],
    ['press "line 4" PRESS', 'press,line 4'],
    ['πρέσας', 'πρεσασ'],
    ['a,b #safety "', 'a b'],
    ['-drill #safety', ''],
  ])('of %j are %j', (query, find) => {
    expect(findOf(query)).toBe(find)
  })

  it('are no more than an address has room for', () => {
    const find = findOf(Array.from({ length: 32 }, (_, index) => `word-${index}-`.repeat(4)).join(' '))
    expect(find.length).toBeLessThanOrEqual(200)
    expect(find).toMatch(/^word 0 word 0 word 0 word 0,word 1 /)
  })

  it.each([
    ['press,4', 'Presses of line 4, not 42', ['Press', '4']],
    ['line 4', 'On line 4; a line of 4', ['line 4']],
    ['strasse,πρεσ', 'Große Straße, η πρέσα', ['Straße', 'πρέσ']],
    [',,', 'anything', []],
  ])('mark what begins with them, whatever its case and accents: %j', (find, text, marked) => {
    const words = matchesIn(text, termsIn(find)).map(({ start, length }) => text.slice(start, start + length))
    expect(words).toEqual(marked)
  })
})
