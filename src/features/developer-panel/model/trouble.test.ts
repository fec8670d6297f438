import { expect, it } from 'vitest'

import { faultKinds } from '../../../../mock-server/state/faults'
import { seedNames } from '../../../../mock-server/state/seed-names'
import { seeds, troubleKinds } from '../api/mock-world'
import { firstTroubleForm, troubleOf } from './trouble'

it('asks for the failure that the form describes', () => {
  expect(troubleOf(firstTroubleForm)).toEqual({ kind: 'status', operationId: 'listPosts', status: 500, times: 1 })
})

it('leaves out what the chosen kind does not have', () => {
  expect(troubleOf({ ...firstTroubleForm, kind: 'delay', delayMs: '250' })).toEqual({
    kind: 'delay',
    operationId: 'listPosts',
    delayMs: 250,
    times: 1,
  })
  expect(troubleOf({ ...firstTroubleForm, kind: 'never' })).toEqual({
    kind: 'never',
    operationId: 'listPosts',
    times: 1,
  })
})

it('meets every call without an operation, and goes on without a number', () => {
  expect(troubleOf({ ...firstTroubleForm, operation: '', times: '' })).toEqual({ kind: 'status', status: 500 })
})

it.each(['0', '-1', 'often', '1.5'])('never sends "%s" as a number of times', (times) => {
  expect(troubleOf({ ...firstTroubleForm, times }).times ?? 1).toBe(1)
})

it('offers every seed and every kind of failure that the mock server has', () => {
  expect(seeds).toEqual(seedNames)
  expect(troubleKinds).toEqual(faultKinds)
})
