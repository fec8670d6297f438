import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError } from '@/api'
import { describeError, withoutPersonalData } from './describe-error'

it('tells of a failed call what the server knows it by, and not what the server said', () => {
  const error = new ApiError({
    kind: 'forbidden',
    status: 403,
    code: 'post-forbidden',
    requestId: 'r-1',
    problem: {
      type: 'x',
      title: 'Giulia Riva may not see “Line 4 stop”',
      status: 403,
      code: 'post-forbidden',
      requestId: 'r-1',
    },
  })
  const described = describeError(error)
  expect(described).toMatchObject({
    name: 'ApiError',
    message: 'post-forbidden',
    call: { kind: 'forbidden', code: 'post-forbidden', status: 403, requestId: 'r-1' },
  })
  expect(JSON.stringify(described)).not.toContain('Giulia')
})

it.each([
  ['no mail to giulia.riva@meridiana.example', 'no mail to [mail]'],
  ['Unexpected token, "Dear Giulia, "... is not JSON', 'Unexpected token, [text]... is not JSON'],
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  ["there is no 'Giulia Riva'", 'there is no [text]'],
  ['GET https://portal.example/search-v2?q=salary failed', 'GET [address] failed'],
  ['nothing at /search-v2?q=salary', 'nothing at /search-v2'],
  ['call 003933312345', 'call [number]'],
])('makes of “%s” what may leave the house', (said, reported) => {
  expect(withoutPersonalData(said)).toBe(reported)
})

it('keeps the place in our code, without what an address asks for', () => {
  const error = new Error('x')
  error.stack = 'Error: x Giulia\n    at draw (https://portal.example/assets/start-1.js?v=2:1:22)\n    at Giulia'
  expect(describeError(error).stack).toEqual(['at draw (https://portal.example/assets/start-1.js:1:22)'])
})

it('lets no quotation through, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      fc.pre(!secret.includes('"') && secret.trim() !== '')
      expect(withoutPersonalData(`it says "§${secret}§" here`)).not.toContain('§')
    }),
  )
})

it.each([null, undefined, 'Giulia Riva', { user: 'Giulia' }])('survives that %s was thrown, and keeps it', (thrown) => {
  expect(describeError(thrown)).toMatchObject({ message: '', stack: [] })
})
