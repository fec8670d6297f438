import { describe, expect, it } from 'vitest'
import { resolve } from '../../scripts/contract/document.ts'
import { contract, messagesOf, operations, title } from './support/contract.ts'

const cases = operations.map((asked) => [title(asked), asked] as const)

describe.each(cases)('%s', (_, asked) => {
  const { requests, answers } = messagesOf(asked)
  const { operation } = asked
  const statuses = Object.keys(operation.responses)
  const isPublic = operation.security?.length === 0

  it('has a named example for each body that it takes or gives', () => {
    const bare = [...requests, ...answers].filter(({ examples }) => examples.length === 0)
    expect(bare.map(({ where }) => where)).toEqual([])
  })

  it('answers every error as problem+json with the status inside and a code', () => {
    const errors = statuses.filter((status) => !status.startsWith('2'))
    for (const status of errors) {
      const problems = answers.filter((answer) => answer.status === status)
      expect(
        problems.map(({ mediaType }) => mediaType),
        status,
      ).toEqual(['application/problem+json'])
      for (const [name, value] of problems.flatMap(({ examples }) => examples)) {
        expect(value, name).toMatchObject({
          status: Number(status),
          code: expect.stringMatching(/^[a-z]+(-[a-z0-9]+)*$/),
        })
      }
    }
  })

  it('says what happens when the server is in trouble', () => {
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']))
  })

  it(isPublic ? 'is open to everybody and never answers that a session is missing' : 'wants a session', () => {
    const unauthenticated = answers
      .filter(({ status }) => status === '401')
      .flatMap(({ examples }) => examples.map(([, value]) => (value as { code: string }).code))
    if (isPublic) expect(unauthenticated).not.toContain('authentication-required')
    else expect(unauthenticated).toEqual(expect.arrayContaining(['authentication-required', 'session-expired']))
  })

  it('has exactly one domain', () => {
    expect(operation.tags).toHaveLength(1)
  })

  it('says what it answers when a body or a parameter is not accepted', () => {
    const limits =
      requests.length > 0 || (operation.parameters ?? []).some((one) => resolve(contract, one).in === 'query')
    if (limits) expect(statuses).toContain('422')
  })
})

describe('the contract', () => {
  it('marks what cannot be taken back, so that no check repeats it by accident', () => {
    const marked = operations.filter(({ operation }) => operation['x-irreversible']).map(title)
    expect(marked).toEqual(
      expect.arrayContaining([
        'recoverPassword',
        'changePassword',
        'verifyPrivateEmail',
        'unsubscribe',
        'startBulkTransition',
      ]),
    )
    expect(operations.filter(({ method, operation }) => method === 'get' && operation['x-irreversible'])).toEqual([])
  })

  it('gives the same code the same status everywhere', () => {
    const statusOfCode = new Map<string, number>()
    for (const { examples } of operations.flatMap((asked) => messagesOf(asked).answers)) {
      for (const [, value] of examples) {
        const { code, status } = value as { code?: string; status?: number }
        if (code === undefined || status === undefined) continue
        expect(statusOfCode.get(code) ?? status, code).toBe(status)
        statusOfCode.set(code, status)
      }
    }
  })

  it('names no foreign host but the reserved ones in its examples', () => {
    const hosts = [...JSON.stringify(contract).matchAll(/(?:https?|wss?):\/\/([^/"?\\]+)/g)].map(([, host]) => host)
    const foreign = hosts.filter(
      (host) => host && !/(\.example(\.|$)|^127\.0\.0\.1|^json-schema\.org|\.example\.)/.test(host),
    )
    expect([...new Set(foreign)]).toEqual([])
  })
})
