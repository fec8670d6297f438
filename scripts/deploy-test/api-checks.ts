import assert from 'node:assert/strict'
import { demoPassword } from '../../mock-server/content/people/index.ts'
import { isolationHeaders } from '../security-headers.ts'
import { ask, type Answer, type Question } from './ask.ts'
import type { Check, Place } from './static-checks.ts'

const json = { 'content-type': 'application/json' }

/** Everything about the way to the API, which is the mock in these tests. */
export function apiChecks({ nginx, mock, basePath }: Place): Check[] {
  const api = (path: string, question?: Question) => ask(nginx, `${basePath}api${path}`, question)
  const own = { origin: `http://127.0.0.1:${nginx}` }
  const credentials = JSON.stringify({ userName: 'giulia.riva', password: demoPassword })

  async function signIn(headers: Record<string, string> = {}): Promise<{ answer: Answer; cookie: string }> {
    const answer = await api('/core/auth/sign-in', {
      method: 'POST',
      headers: { ...json, ...own, ...headers },
      body: credentials,
    })
    return { answer, cookie: answer.cookies[0]?.split(';')[0] ?? '' }
  }

  return [
    [
      'the answers of the API pass as they are, with their own headers and without those of the pages',
      async () => {
        for (const [path, status] of [
          ['/core/settings/environment', 200],
          ['/internal/v2/homes', 401],
          ['/core/settings/nothing-here', 404],
        ] as const) {
          const [served, expected] = await Promise.all([api(path), ask(mock, `${basePath}api${path}`)])
          assert.equal(served.status, status, path)
          const names = Object.keys(isolationHeaders).map((name) => name.toLowerCase())
          for (const name of ['content-type', 'cache-control', 'content-security-policy', 'vary', ...names])
            assert.equal(served.header(name), expected.header(name), `${path}: ${name}`)
          assert.equal(withoutRequestId(served), withoutRequestId(expected), path)
        }
      },
    ],
    [
      'a person signs in, is known afterwards, and signs out',
      async () => {
        const { answer, cookie } = await signIn()
        assert.equal(answer.status, 200, answer.text)
        assert.match(answer.cookies[0] ?? '', /^portal-session=\w+; .*HttpOnly/)
        const known = await api('/core/auth/session', { headers: { cookie } })
        assert.match(known.text, /"giulia-riva"/)
        const feed = await api('/internal/v2/communication/posts?filter=latest&pageSize=2', { headers: { cookie } })
        assert.equal(feed.status, 200, feed.text)
        const out = await api('/core/auth/sign-out', { method: 'POST', headers: { cookie, ...own } })
        assert.equal(out.status, 204)
        assert.match((await api('/core/auth/session', { headers: { cookie } })).text, /"user":null/)
      },
    ],
    [
      'a page of another origin is refused, because the API gets the host that was asked',
      async () => assert.equal((await signIn({ origin: 'https://elsewhere.example' })).answer.status, 403),
    ],
    [
      'the session cookie is for encrypted connections only where the browser has one',
      async () => {
        assert.doesNotMatch((await signIn()).answer.cookies[0] ?? '', /; Secure/)
        assert.match(
          (await signIn({ 'x-forwarded-proto': 'https' })).answer.cookies[0] ?? '',
          /^__Host-portal-session=.*; Secure/,
        )
      },
    ],
    [
      'an encoded slash in an id stays one, and steps upwards are refused',
      async () => {
        const { cookie } = await signIn()
        const asked = await api('/internal/v2/users/a%2Fb', { headers: { cookie } })
        assert.match(asked.text, /"user-not-found"/)
        const searched = await api('/internal/v2/groups/group-line-4/members?search=/../', { headers: { cookie } })
        assert.equal(searched.status, 200, 'a query is no path')
        for (const path of ['/../api/core/settings/environment', '/core/%2e%2e/core/settings/environment'])
          assert.equal((await api(path)).status, 400, path)
      },
    ],
    [
      'files go up in stretches of five megabytes',
      async () => {
        const { cookie } = await signIn()
        const size = 5 * 1024 * 1024
        const base = '/internal/v2/communication/attachment-upload-sessions'
        const files = [{ clientKey: 'a', name: 'large.pdf', sizeBytes: size, mimeType: 'application/pdf' }]
        const session = await api(base, {
          method: 'POST',
          headers: { ...json, ...own, cookie },
          body: JSON.stringify({ postId: 'p-1042', files }),
        })
        assert.equal(session.status, 201, session.text)
        const { sessionId, files: opened } = JSON.parse(session.text) as {
          sessionId: string
          files: { fileId: string }[]
        }
        const sent = await api(`${base}/${sessionId}/files/${opened[0]?.fileId ?? ''}`, {
          method: 'PUT',
          headers: {
            ...own,
            cookie,
            'content-type': 'application/octet-stream',
            'content-range': `bytes 0-${size - 1}/${size}`,
          },
          body: Buffer.alloc(size, 'x'),
        })
        assert.equal(sent.status, 200, sent.text)
        assert.match(sent.text, new RegExp(`"receivedBytes":${size}`))
      },
    ],
  ]
}

/** What a person's browser gets while the API is not there: nothing listens where this nginx looks for it. */
export function awayChecks({ nginx, basePath }: Pick<Place, 'nginx' | 'basePath'>): Check[] {
  return [
    [
      'an API that cannot be reached is answered as the contract says',
      async () => {
        for (const [requestId, method] of [
          ['0b5c6f0e-5d0c-4c54', 'GET'],
          ['"}<script>', 'POST'],
        ] as const) {
          const answer = await ask(nginx, `${basePath}api/core/settings/environment`, {
            method,
            headers: { 'x-request-id': requestId },
          })
          assert.equal(answer.status, 503, answer.text)
          assert.equal(answer.header('content-type'), 'application/problem+json')
          assert.equal(answer.header('cache-control'), 'no-store')
          assert.equal(answer.header('retry-after'), '5')
          const problem = JSON.parse(answer.text) as Record<string, unknown>
          assert.equal(problem.code, 'service-unavailable')
          assert.equal(problem.status, 503)
          assert.equal(problem.requestId, answer.header('x-request-id'))
          if (method === 'GET') assert.equal(problem.requestId, requestId)
          else
            assert.match(
              String(problem.requestId),
              /^[0-9a-f]{32}$/,
              'an id that could break the answer is not repeated',
            )
        }
      },
    ],
    [
      'the pages of the portal come without the API',
      async () => {
        const answer = await ask(nginx, basePath, { headers: { accept: 'text/html' } })
        assert.equal(answer.status, 200)
      },
    ],
  ]
}

/** Each request has an id of its own, which problems repeat. */
function withoutRequestId({ text }: Answer): string {
  return text.replace(/"requestId":"[^"]*"/, '')
}
