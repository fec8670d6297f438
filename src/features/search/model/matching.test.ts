import { expect, it } from 'vitest'
import { matchWords } from './matching'

it.each([
  ['Stabilimento Torino', 'tor', 'Stabilimento [Tor]ino'],
  ['Fábrica Campinas', 'FABR camp', '[Fábr]ica [Camp]inas'],
  ['Υποστήριξη', 'υποστη', '[Υποστή]ριξη'],
])('marks the beginnings of words in %s that %s means', (text, typed, marked) => {
  const pieces = matchWords(text, typed) ?? []
  expect(pieces.map((piece) => (piece.matches ? `[${piece.text}]` : piece.text)).join('')).toBe(marked)
})

it.each(['orino', '', '  ', '+'])('finds nothing by “%s”', (typed) => {
  expect(matchWords('Stabilimento Torino', typed)).toBeNull()
})
