import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createContractValidator, type ContractValidator } from './prism.ts'
import { smallContract } from './testing/small-contract.ts'

const answer = vi.fn<(request: Request) => Response | Promise<Response>>()
const report = vi.fn<(line: string) => void>()
const validatorCreated = createContractValidator({
  contract: structuredClone(smallContract),
  app: { fetch: (request) => answer(request) },
  report,
})

beforeEach(() => {
  answer.mockReset()
  report.mockReset()
})

async function call(method: string, path: string, init: RequestInit = {}, cookie = 'portal-session=abc') {
  const validator: ContractValidator = await validatorCreated
  const request = new Request(`http://portal.test/api${path}`, { method, ...init })
  const plainPath = path.split('?')[0] ?? path
  // A browser sends these two; a hand-made Request has neither.
  request.headers.set('cookie', cookie)
  if (init.body) request.headers.set('content-length', String(Buffer.byteLength(String(init.body))))
  const match = validator.match(method, plainPath)
  if (match.kind !== 'operation') throw new Error(`no operation: ${match.kind}`)
  return validator.call({
    request,
    path: plainPath,
    operation: match.operation,
    requestId: 'request-1',
    toAppRequest: (body) =>
      new Request(request.url, { method, headers: request.headers, ...(body === undefined ? {} : { body }) }),
  })
}

const json = { 'content-type': 'application/json' }

describe('finding the operation', () => {
  it('prefers what is written out over what is templated', async () => {
    const validator = await validatorCreated
    expect(validator.match('GET', '/posts/latest')).toMatchObject({ operationId: 'latestPost' })
    expect(validator.match('GET', '/posts/17')).toMatchObject({ operationId: 'getPost' })
  })

  it('tells a wrong method from a wrong path', async () => {
    const validator = await validatorCreated
    expect(validator.match('DELETE', '/posts')).toEqual({ kind: 'method-not-allowed', allowed: ['GET', 'POST'] })
    expect(validator.match('GET', '/nothing')).toEqual({ kind: 'unknown' })
    expect(validator.match('GET', '/posts/')).toEqual({ kind: 'unknown' })
  })
})

describe('requests', () => {
  it('reach the app when they keep the contract', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }))
    const response = await call('POST', '/posts', { body: '{"title":"Hello"}', headers: json })
    expect(response.status).toBe(204)
    expect(await answer.mock.calls[0]?.[0].json()).toEqual({ title: 'Hello' })
  })

  it('are refused with a pointer to each wrong place, and the app does not see them', async () => {
    const response = await call('POST', '/posts', { body: '{"tags":["a",7]}', headers: json })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'validation-failed',
      requestId: 'request-1',
      errors: [
        { pointer: '/title', code: 'required' },
        { pointer: '/tags/1', code: 'type' },
      ],
    })
    expect(answer).not.toHaveBeenCalled()
  })

  it('are refused for a query value out of its limits', async () => {
    const response = await call('GET', '/posts?pageSize=1000')
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/query/pageSize', code: 'maximum' }],
    })
  })

  it('need a session where the contract asks for one', async () => {
    const response = await call('GET', '/posts', {}, '')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'authentication-required' })
    answer.mockResolvedValue(new Response(null, { status: 204 }))
    expect((await call('POST', '/session', {}, '')).status).toBe(204)
  })

  it('with text that is not JSON get 400', async () => {
    const response = await call('POST', '/posts', { body: '{"title":', headers: json })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'malformed-json' })
  })

  it('of another media type get 415', async () => {
    const response = await call('POST', '/posts', { body: 'title=Hello', headers: { 'content-type': 'text/plain' } })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code: 'unsupported-media-type' })
  })

  it('with bytes are passed on unread', async () => {
    const read = vi.fn()
    answer.mockImplementation((request) => {
      read(request.bodyUsed)
      return new Response(null, { status: 204 })
    })
    const response = await call('PUT', '/files/7', {
      body: 'abc',
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(response.status).toBe(204)
    expect(read).toHaveBeenCalledWith(false)
  })
})

describe('answers', () => {
  it('leave as the app made them, several cookies apart', async () => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1; Path=/')
    headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT')
    answer.mockResolvedValue(new Response('{"posts":[]}', { headers }))
    const response = await call('GET', '/posts')
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'])
    expect(await response.text()).toBe('{"posts":[]}')
  })

  it('that break the contract become a problem that names the place, and are reported', async () => {
    answer.mockResolvedValue(Response.json({ posts: [{ title: 'One' }, { title: 2 }] }))
    const response = await call('GET', '/posts')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'contract-violation', errors: [{ pointer: '/posts/1/title' }] })
    expect(report).toHaveBeenCalledWith(expect.stringContaining('GET /posts answered 200\n  /posts/1/title: '))
  })

  it.each([
    ['a missing property', Response.json({}), '/posts'],
    ['text that is not JSON', new Response('{', { headers: json }), ''],
    ['another media type', new Response('<p>', { headers: { 'content-type': 'text/html' } }), ''],
    ['a status that is not listed', Response.json({ code: 'conflict', status: 409 }, { status: 409 }), ''],
  ])('break the contract by %s', async (_name, response, pointer) => {
    answer.mockResolvedValue(response)
    const problem = (await (await call('GET', '/posts')).json()) as { code: string; errors: { pointer: string }[] }
    expect(problem.code).toBe('contract-violation')
    expect(problem.errors[0]?.pointer).toBe(pointer)
  })

  it('of a crash keep their own words', async () => {
    answer.mockResolvedValue(Response.json({ code: 'internal-error', status: 500 }, { status: 500 }))
    expect(await (await call('GET', '/posts')).json()).toMatchObject({ code: 'internal-error' })
  })

  it('that stream are passed on before they end', async () => {
    const neverEnding = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    })
    answer.mockResolvedValue(new Response(neverEnding, { headers: { 'content-type': 'text/event-stream' } }))
    const response = await call('GET', '/events')
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n')
  })

  it('of bytes are not touched', async () => {
    const bytes = new Uint8Array([0, 255, 128])
    const made = new Response(bytes, { headers: { 'content-type': 'application/octet-stream' } })
    answer.mockResolvedValue(made)
    expect(await call('GET', '/files/7/content')).toBe(made)
  })
})

describe('examples', () => {
  it('answer where the app has no handler', async () => {
    answer.mockResolvedValue(new Response(null, { status: 501 }))
    const response = await call('GET', '/posts')
    expect(response.headers.get('x-mock-source')).toBe('examples')
    expect(await response.json()).toEqual({ posts: [{ title: 'From the examples' }] })
  })

  it('answer what Prefer asks for, without the app', async () => {
    const named = await call('GET', '/posts', { headers: { prefer: 'code=200, example=none' } })
    expect(await named.json()).toEqual({ posts: [] })
    const missing = await call('GET', '/posts', { headers: { prefer: 'code=404' } })
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toBe('application/problem+json')
    expect(answer).not.toHaveBeenCalled()
  })

  it('do not carry the media types of one call into the next', async () => {
    answer.mockResolvedValue(new Response(null, { status: 501 }))
    const odd = await call('GET', '/posts', { headers: { accept: 'image/png' } })
    expect(odd.status).toBe(406)
    expect((await call('GET', '/posts')).status).toBe(200)
  })
})
