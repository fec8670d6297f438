import { beforeAll, describe, expect, it } from 'vitest'
import { undocumented } from '../testing/documented.ts'
import { Visitor } from '../testing/visitor.ts'
import {
  callOf,
  createCheckedClient,
  operations,
  prepare,
  type Call,
  type CheckedClient,
  type WalkedOperation,
} from '../testing/walk.ts'

let client: CheckedClient

beforeAll(async () => {
  client = await createCheckedClient()
}, 120_000)

const unlikely = ['nobody-knows-this', 'x'.repeat(129), '%E0%A4%A', '..%2F..', '%00', '0', '-1', '1000000']
const junk = [null, 17, 'a word', '', [], {}, [17], 'x'.repeat(100_000)]

/** Everything that can be wrong with a call by itself, whatever the world is like. */
function* damaged({ path: template }: WalkedOperation, call: Call): Generator<[what: string, call: Call]> {
  const parts = template.split('/')
  const [plain = '', query = ''] = call.path.split('?')
  for (const [index, part] of parts.entries()) {
    if (!part.startsWith('{')) continue
    for (const value of unlikely) {
      const path = plain.split('/').with(index, value).join('/')
      yield [`${part} is ${value.slice(0, 20)}`, { ...call, path: query ? `${path}?${query}` : path }]
    }
  }
  for (const name of [
    'pageSize',
    'pageToken',
    'syncToken',
    'filter',
    'communityId',
    'search',
    'version',
    'clientType',
  ]) {
    for (const value of ['', ...unlikely, btoa('members:%E0%A4%A'), btoa('posts:x'), btoa('sync:1e99')]) {
      yield [`${name}=${value.slice(0, 20)}`, { ...call, path: `${plain}?${name}=${value}` }]
    }
    yield [`${name} twice`, { ...call, path: `${plain}?${name}=1&${name}=2` }]
  }
  yield ['an odd range', { ...call, headers: { ...call.headers, 'content-range': 'bytes 3-1/x' } }]
  if (call.body === undefined) return
  yield ['no body', { method: call.method, path: call.path }]
  yield ['half a body', { ...call, body: '{"' }]
  yield ['another media type', { ...call, headers: { ...call.headers, 'content-type': 'text/plain' } }]
  yield ['too long a body', { ...call, headers: { ...call.headers, 'content-length': '6000000' } }]
  if (call.body instanceof Uint8Array) return
  for (const body of junk) yield [`the body is ${JSON.stringify(body).slice(0, 20)}`, { ...call, body }]
  for (const key of Object.keys(call.body as object)) {
    const { [key]: _, ...rest } = call.body as Record<string, unknown>
    yield [`no ${key}`, { ...call, body: rest }]
    for (const value of junk)
      yield [`${key} is ${JSON.stringify(value).slice(0, 20)}`, { ...call, body: { ...rest, [key]: value } }]
  }
}

describe('a damaged request is refused in words of the contract, or does no harm', () => {
  it.each(operations)('$operationId', { timeout: 60_000 }, async (operation) => {
    const visitor = await Visitor.signedIn()
    await prepare(visitor, operation.operationId)
    const { cookie } = visitor
    const wrong: string[] = []
    client.violations.length = 0
    for (const [what, call] of damaged(operation, callOf(operation))) {
      // A sign-in among the damaged ones must not change who asks next.
      visitor.cookie = cookie
      const found = await undocumented(operation, await client.send(visitor, call))
      if (found) wrong.push(`${what}: ${found}`)
    }
    expect(wrong).toEqual([])
    expect(client.violations).toEqual([])
  })
})

describe('without a session', () => {
  it.each(operations)('$operationId answers what the contract says', async (operation) => {
    const visitor = new Visitor()
    for (const [cookie, code] of [
      ['', 'authentication-required'],
      ['portal-session=long-gone', 'session-expired'],
    ] as const) {
      visitor.cookie = cookie
      const response = await client.send(visitor, callOf(operation))
      expect(await undocumented(operation, response)).toBe('')
      if (operation.refusals[401]?.includes('authentication-required'))
        expect(await response.json()).toMatchObject({ status: 401, code })
    }
  })
})
