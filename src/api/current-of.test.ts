import { expect, it } from 'vitest'
import { ApiError } from './api-error'
import { currentOf } from './current-of'

const newer = { id: 'p-1', occToken: 'two' }
const refused = (code: string, current?: typeof newer) =>
  new ApiError({
    kind: 'conflict',
    code,
    status: 409,
    requestId: null,
    problem: {
      type: 'problems/conflict',
      title: 'Conflict',
      status: 409,
      code,
      ...(current !== undefined && { current }),
    },
  })

it('is what the refusal of a change to an older state brings', () => {
  expect(currentOf(refused('occ-conflict', newer))).toBe(newer)
})

it('is nothing for any other error, or where the refusal brings none', () => {
  expect(currentOf(refused('collection-name-taken', newer))).toBeNull()
  expect(currentOf(refused('occ-conflict'))).toBeNull()
  expect(currentOf(new Error('occ-conflict'))).toBeNull()
})
