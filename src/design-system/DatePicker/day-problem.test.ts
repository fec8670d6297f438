import { expect, it } from 'vitest'
import { problemOf } from './day-problem'

it('names the limit in the words of the language', () => {
  expect(problemOf('2026-11-10', { min: '2026-11-16' }, 'en-GB')).toEqual({ kind: 'early', limit: '16 November 2026' })
  expect(problemOf('2026-12-24', { max: '2026-12-18' }, 'de-DE')).toEqual({ kind: 'late', limit: '18. Dezember 2026' })
})

it.each(['tomorrow', '2026-13-01'])('takes the limit %s for none', (limit) => {
  expect(problemOf('2026-11-10', { min: limit }, 'en-GB')).toBeNull()
  expect(problemOf('zzzz', { max: limit }, 'en-GB')).toBeNull()
})
