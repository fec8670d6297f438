import fc from 'fast-check'
import { expect, it } from 'vitest'
import { piecesOf } from './pieces'

it('cuts a text at its matches, in its own letters', () => {
  expect(
    piecesOf('Η πρέσα στην Straße', [
      { start: 13, length: 6 },
      { start: 2, length: 5 },
    ]),
  ).toEqual([
    { text: 'Η ', matches: false },
    { text: 'πρέσα', matches: true },
    { text: ' στην ', matches: false },
    { text: 'Straße', matches: true },
  ])
})

it('keeps every letter, whatever the ranges say', () => {
  const range = fc.record({ start: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 20 }) })
  fc.assert(
    fc.property(fc.string(), fc.array(range), (text, matches) => {
      expect(
        piecesOf(text, matches)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
