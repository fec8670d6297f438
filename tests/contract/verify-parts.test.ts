import { describe, expect, it } from 'vitest'
import { readAccess } from '../../scripts/contract/commands/credentials.ts'
import { reportHtml } from '../../scripts/contract/report/html.ts'
import { reportJunit } from '../../scripts/contract/report/junit.ts'
import { makeReport } from '../../scripts/contract/report/report.ts'
import { reportText } from '../../scripts/contract/report/text.ts'
import { Caller } from '../../scripts/contract/verify/caller.ts'
import { Contract, type KnownOperation } from '../../scripts/contract/verify/contract.ts'
import type { CheckResult } from '../../scripts/contract/verify/findings.ts'
import { findBase } from '../../scripts/contract/verify/find-base.ts'
import { at, withAt } from '../../scripts/contract/verify/pointer.ts'
import { Secrets } from '../../scripts/contract/verify/secrets.ts'
import { Session } from '../../scripts/contract/verify/session.ts'
import { broken, evaluate } from '../../scripts/contract/workflows/expressions.ts'
import { contract as document } from './support/contract.ts'

const contract = new Contract(document)

describe('the line that repeats a request', () => {
  const secrets = new Secrets()
  secrets.add("it's 'secret'", 'PASSWORD')
  secrets.add('abcdef0123', 'TOKEN')
  const session = new Session({ 'portal-session': 'abcdef0123' })
  const caller = new Caller({
    base: 'https://backend.test/api/',
    secrets,
    fetch: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
  })

  it('names secrets as variables that the shell puts in', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ password: 'abcdef0123' })
    const { curl } = await caller.send({ operationId: 'x', method: 'POST', path: '/y?z=1', headers, body }, session)
    expect(curl).toBe(
      `curl -sS -i -X POST 'https://backend.test/api/y?z=1' -H 'content-type: application/json' ` +
        `-H 'cookie: portal-session='"$TOKEN"'' --data-binary '{"password":"'"$TOKEN"'"}'`,
    )
  })

  it('shows no secret wherever it stands and however it is written', async () => {
    const body = JSON.stringify({ userName: 'jo', password: "it's 'secret'" })
    const headers = { authorization: "Bearer it's 'secret'" }
    const path = `/y/${encodeURIComponent("it's 'secret'")}?${new URLSearchParams({ again: "it's 'secret'" }).toString()}`
    const { curl } = await caller.send({ operationId: 'x', method: 'POST', path, headers, body }, session)
    expect(curl).not.toContain('secret')
    expect(curl.match(/"\$PASSWORD"/g)).toHaveLength(4)
  })

  it('learns the value of every session that an answer opens, and leaves plain words alone', async () => {
    const opened = new Secrets()
    const headers = new Headers([
      ['set-cookie', 'portal-session=fresh-one; HttpOnly'],
      ['set-cookie', 'hint=true'],
    ])
    const answering = new Caller({
      ...{ base: 'https://backend.test', secrets: opened },
      fetch: async () => new Response(null, { headers }),
    })
    await answering.send({ operationId: 'x', method: 'GET', path: '/y', headers: {} })
    expect(opened.mask('fresh-one is true')).toBe('$TOKEN is true')
  })

  it('lets the shell write a text of many letters', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(10_001) })
    const { curl } = await caller.send({ operationId: 'x', method: 'POST', path: '/y', headers: {}, body })
    expect(curl.length).toBeLessThan(300)
    expect(curl).toContain('$(seq 10001)')
  })

  it('says why no answer came', async () => {
    const silent = new Caller({
      base: 'https://backend.test',
      secrets,
      fetch: () => Promise.reject(new Error('refused')),
    })
    const answer = await silent.send({ operationId: 'x', method: 'GET', path: '/y', headers: {} })
    expect(answer).toMatchObject({ status: 0, failure: 'no answer: refused' })
  })
})

describe('who asks', () => {
  it('comes from the environment', async () => {
    expect(await readAccess(false, { CONTRACT_TOKEN: 'abc' })).toEqual({ token: 'abc' })
    expect(await readAccess(false, { CONTRACT_USER: 'jo', CONTRACT_PASSWORD: 'pw' })).toEqual({
      credentials: { userName: 'jo', password: 'pw' },
    })
    await expect(readAccess(false, { CONTRACT_USER: 'jo' })).rejects.toThrow('belong together')
  })

  it('or from standard input, as a person or as a session', async () => {
    expect(await readAccess(true, {}, async () => 'jo\npw\n')).toEqual({
      credentials: { userName: 'jo', password: 'pw' },
    })
    expect(await readAccess(true, {}, async () => 'abc\n')).toEqual({ token: 'abc' })
  })
})

describe('pointers', () => {
  const value = { list: [{ id: null }, { id: 'b' }], 'a/b': 1 }

  it('lead into a value, past what is not there', () => {
    expect(at(value, '/list/1/id')).toBe('b')
    expect(at(value, '/list/*/id')).toBe('b')
    expect(at(value, '/a~1b')).toBe(1)
    expect(at(value, '/nowhere/at/all')).toBeUndefined()
  })

  it('put another value in a place, or nothing', () => {
    expect(withAt(value, '/list/1/id', 'c')).toMatchObject({ list: [{ id: null }, { id: 'c' }] })
    expect(withAt(value, '/list', undefined)).toEqual({ 'a/b': 1 })
  })
})

describe('conditions of workflows', () => {
  const response = { status: 200, headers: new Headers(), body: { count: 3, state: 'done' } }
  const scope = { inputs: { name: 'jo' }, steps: { before: { count: 4 } }, response }

  it.each([
    '$statusCode == 200',
    '$response.body#/count < $steps.before.outputs.count',
    "$response.body#/state == 'done'",
    '$response.body#/count != 4',
  ])('%s holds', (condition) => {
    expect(broken(condition, scope)).toBeUndefined()
  })

  it('that do not hold say where and what stood there', () => {
    expect(broken("$response.body#/state == 'running'", scope)).toEqual({
      pointer: '/state',
      message: 'is "done" where the workflow wants == "running"',
    })
  })

  it('refuse what they cannot read, instead of holding', () => {
    expect(() => broken('$response.body#/count is three', scope)).toThrow('cannot be read')
    expect(() => evaluate('$nothing.of.this', scope)).toThrow('cannot be read')
  })

  it('values are put into texts and lists', () => {
    expect(evaluate({ ids: ['$inputs.name'], key: 'a-{$steps.before.outputs.count}' }, scope)).toEqual({
      ids: ['jo'],
      key: 'a-4',
    })
  })
})

describe('reports', () => {
  const failure: CheckResult = {
    operationId: 'getPost',
    kind: 'example',
    name: 'request',
    verdict: 'failed',
    status: 200,
    findings: [{ pointer: '/title', message: 'must be <string> & "more"\u0001' }],
    curl: `curl -sS -i 'https://backend.test' -H 'cookie: portal-session='"$TOKEN"''`,
  }
  const emptyRun = { times: {}, requests: 1, seconds: 1, signedOut: false }
  const context = {
    ...{ server: 'https://backend.test', screens: { getPost: ['post-detail'] } },
    wants: ({ id }: KnownOperation) => id === 'getPost',
  }
  const report = makeReport(contract, { ...emptyRun, results: [failure] }, context)

  it('name the place, the reason, the line to repeat it and the screens that break', () => {
    const text = reportText(report)
    expect(text).toContain('✗ getPost')
    expect(text).toContain('/title must be <string>')
    expect(text).toContain('curl -sS -i')
    expect(text).toContain('breaks in the portal: post-detail')
  })

  it('are pages and XML in which nothing of an answer becomes markup', () => {
    expect(reportHtml(report)).toContain('must be &lt;string&gt; &amp; &quot;more&quot;')
    expect(reportHtml(report)).not.toMatch(/<script|https?:\/\/(?!backend\.test)/)
    expect(reportJunit(report)).toMatch(/<testsuites name="Portal API" tests="1" failures="1"/)
    expect(reportJunit(report)).not.toContain('\u0001')
  })

  it('begin with what is to be mended first, and say nothing twice', () => {
    const again = { ...failure, kind: 'boundary' as const, name: 'a limit' }
    const whole = { ...emptyRun, results: [failure, again] }
    const text = reportText(makeReport(contract, whole, context))
    expect(text).toContain('      and 1 as above')
    expect(text).toMatch(/Mend this first:\n {4}getPost, example: request → 200\n {6}\/title must be/)
  })

  it('say of what was refused that it was asked, and why nothing is known of it', () => {
    const reason = 'refused with 403 post-forbidden: this person may not, another one may'
    const refused = { ...failure, verdict: 'skipped' as const, status: 403, reason, findings: [] }
    const opened = { ...failure, kind: 'session' as const, name: 'no session', verdict: 'passed' as const, status: 401 }
    const report = makeReport(contract, { ...emptyRun, results: [refused, opened] }, context)
    expect(report.operations[0]?.verdict).toBe('refused')
    expect(reportText(report)).toContain(`⊘ getPost${' '.repeat(13)} ${reason}`)
    expect(reportText(report)).toContain(`Asked and ${reason}: getPost`)
    expect(reportText(report)).toContain('1 refused, so that nothing is known of it')
    expect(reportHtml(report)).toContain(reason)
  })

  it('say what was not covered', () => {
    const [operation] = report.operations
    const never = operation?.statuses.filter(({ checks }) => checks.length === 0).map(({ status }) => status)
    expect(never).toEqual([401, 403, 404, 422, 500, 503])
  })
})

describe('where the API is', () => {
  const session = '/core/auth/session'
  const answering = (base: string) => async (request: Request) =>
    request.url === base + session ? Response.json({ user: null }) : new Response('<h1>Portal</h1>')

  it.each(['https://backend.test', 'https://backend.test/api', 'https://backend.test/portal'])(
    'is found below the address of the portal or at it: %s',
    async (base) => {
      expect(await findBase(base, contract, answering(base))).toEqual({ base })
      expect(await findBase(base, contract, answering(`${base}/api`))).toEqual({ base: `${base}/api` })
    },
  )

  it('is guessed aloud where no public operation is answered', async () => {
    const nowhere = async () => new Response(null, { status: 401 })
    const guess = await findBase('https://backend.test/', contract, nowhere)
    expect(guess.base).toBe('https://backend.test/api')
    expect(guess.doubt).toContain('getSession')
    expect((await findBase('https://backend.test/v2', contract, nowhere)).base).toBe('https://backend.test/v2')
  })

  it('is never taken from an address that holds a password', async () => {
    await expect(findBase('https://jo:pw@backend.test', contract)).rejects.toThrow('from the environment')
  })
})
