import { expect, it } from 'vitest'
import { momentOf, momentText } from './moment'

it('writes a moment with hours only where there are some', () => {
  expect([momentText(0), momentText(761_000), momentText(3_723_000)]).toEqual(['00:00', '12:41', '1:02:03'])
})

it('reads the moment of an address, and nothing else', () => {
  expect(momentOf(new URLSearchParams('t=761'))).toBe(761_000)
  expect(momentOf(new URLSearchParams('t=later'))).toBeNull()
  expect(momentOf(new URLSearchParams())).toBeNull()
})
