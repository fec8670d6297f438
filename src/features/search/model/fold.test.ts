import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, originOf, wordsOf } from './fold'

const letters = fc.string({
  unit: fc.constantFrom('a', 'É', 'ß', 'ς', 'Σ', 'ö', 'o\u0308', ' ', '#', 'İ', '😀', '4', '한', 'ﬁ'),
})
const anyText = fc.oneof(letters, fc.string({ unit: 'grapheme' }))

describe('a folded text', () => {
  it.each([
    ['πρέσα', 'πρεσα'],
    ['ΠΡΈΣΑΣ', 'πρεσασ'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['pressão', 'pressao'],
    ['o\u0308l', 'ol'],
  ])('has %j as %j', (original, folded) => {
    expect(fold(original).text).toBe(folded)
  })

  it('is the same however its letters were composed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text.normalize('NFD')).text).toBe(fold(text.normalize('NFC')).text)
      }),
    )
  })

  it('knows of each unit where it comes from, in order and to the end', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: folded, origins } = fold(text)
        expect(origins).toHaveLength(folded.length + 1)
        expect(origins.at(-1)).toBe(text.length)
        expect(origins.every((origin, index) => index === 0 || origin >= (origins[index - 1] ?? 0))).toBe(true)
      }),
    )
  })

  it('leads each of its stretches back to letters that fold to it', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), (text, one, other) => {
        const folded = fold(text)
        fc.pre(folded.text.length > 0)
        const from = one % folded.text.length
        const to = from + 1 + (other % (folded.text.length - from))
        const { start, length } = originOf(folded, from, to)
        expect(length).toBeGreaterThan(0)
        expect(start + length).toBeLessThanOrEqual(text.length)
        expect(fold(text.slice(start, start + length)).text).toContain(folded.text.slice(from, to))
      }),
    )
  })
})

it('takes an accent along that stands behind its letter', () => {
  const folded = fold('cafe\u0301 noir')
  expect(originOf(folded, 0, 4)).toEqual({ start: 0, length: 5 })
})

it('reads words, not what stands between them', () => {
  expect(wordsOf('Press 2: 0,4 mm (e-mail)')).toEqual(['press', '2', '0', '4', 'mm', 'e', 'mail'])
})
