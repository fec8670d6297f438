import { expect, it } from 'vitest'
import { textFor } from './steps.ts'

it.each([
  ['a field of words', ''],
  ['a field of a number', 'number'],
  ['a field of an address', 'url'],
])('writes into %s what no other one holds', (_what, about) => {
  const texts = Array.from({ length: 30 }, (_, at) => textFor(about, at + 1))
  const parts = texts.filter((text, at) => texts.some((other, place) => place !== at && other.includes(text)))
  expect(parts).toEqual([])
})

it('writes days that are in the calendar, one after the other', () => {
  expect([textFor(',date,', 1), textFor(',date,', 2), textFor(',date,', 8)]).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
})

it('signs in with the words of one person', () => {
  expect(textFor('username,text,', 1)).toBe(textFor('username,text,', 2))
})
