// @vitest-environment node
import { expect, it } from 'vitest'

import { lengthOf } from './length-of'

const now = new Date('2026-11-20T10:17:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('counts in the largest unit that is full', () => {
  expect(lengthOf(before(59), now)).toEqual({ value: 59, unit: 'minute' })
  expect(lengthOf(before(60), now)).toEqual({ value: 1, unit: 'hour' })
  expect(lengthOf(before(23 * 60 + 59), now)).toEqual({ value: 23, unit: 'hour' })
  expect(lengthOf(before(3 * 24 * 60), now)).toEqual({ value: 3, unit: 'day' })
})

it('says a minute for what began just now, also by a clock that runs ahead', () => {
  expect(lengthOf(before(0), now)).toEqual({ value: 1, unit: 'minute' })
  expect(lengthOf(before(-5), now)).toEqual({ value: 1, unit: 'minute' })
})
