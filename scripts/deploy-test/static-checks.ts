import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isCompressible, contentTypeOf } from '../content-types.ts'
import { isolationHeaders } from '../security-headers.ts'
import { ask, type Answer } from './ask.ts'

export type Place = {
  /** Ports of the nginx and of the mock that it is compared with. */
  nginx: number
  mock: number
  basePath: string
  /** The portal as it was built. */
  portal: string
}

/** A sentence about the deployment, and how to find out whether it is true. */
export type Check = [sentence: string, run: () => Promise<void>]

const page = { accept: 'text/html,application/xhtml+xml' }
const isolation = Object.keys(isolationHeaders).map((name) => name.toLowerCase())

/** Everything about files and pages, each compared with what the mock answers to the same question. */
export function staticChecks({ nginx, mock, basePath, portal }: Place): Check[] {
  const assets = readdirSync(join(portal, 'assets')).filter((name) => !/\.(br|gz|map)$/.test(name))
  const newest = (ending: string) => `assets/${assets.find((name) => name.endsWith(ending)) ?? 'none'}`
  const files = ['favicon.svg', newest('.js'), newest('.css'), newest('.woff2')]
  const pages = ['', 'index.html', 'post/p-1042?entity=comments', 'user/jane.doe', 'assets', 'post/assets/x']
  const both = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const [served, expected] = await Promise.all([
      ask(nginx, basePath + path, { method, headers }),
      ask(mock, basePath + path, { method, headers }),
    ])
    return { served, expected }
  }

  return [
    [
      'every address of the portal gets the one document, with its policy, in the packing that the browser takes',
      async () => {
        for (const path of pages) {
          for (const encoding of ['br, gzip', 'gzip', 'identity']) {
            const { served, expected } = await both(path, { ...page, 'accept-encoding': encoding })
            same(served, expected, [...isolation, 'content-security-policy', 'vary'], `${path} as ${encoding}`)
            assert.equal(
              served.header('content-encoding'),
              encoding === 'identity' ? undefined : encoding.split(',')[0],
            )
          }
        }
      },
    ],
    [
      'files come with the same type, packing, caching and protection as from the mock',
      async () => {
        for (const path of files) {
          for (const encoding of ['br, gzip', 'gzip', 'identity']) {
            const { served, expected } = await both(path, { accept: '*/*', 'accept-encoding': encoding })
            const packed = isCompressible(contentTypeOf(path)) ? ['vary'] : []
            same(served, expected, [...isolation, ...packed], `${path} as ${encoding}`)
          }
        }
      },
    ],
    [
      'hashed files may be kept for a year, everything else is asked for again and then costs nothing',
      async () => {
        for (const path of ['', ...files]) {
          const first = await ask(nginx, basePath + path, { headers: page })
          const lifetime = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
          assert.equal(first.header('cache-control'), lifetime, path)
          const headers = { ...page, 'if-none-match': first.header('etag') ?? '' }
          const again = await ask(nginx, basePath + path, { headers })
          assert.equal(again.status, 304, path)
          assert.equal(again.header('cache-control'), lifetime, path)
        }
      },
    ],
    [
      'packed twins, source maps and hidden files are refused, also to those who ask for a page',
      async () => {
        const script = newest('.js')
        const twins = [
          `${script}.br`,
          `${script}.gz`,
          `${script}.map`,
          'index.html.br',
          'index.html.gz',
          'favicon.svg.gz',
        ]
        for (const path of [...twins, '.vite/manifest.json', 'assets/.hidden', 'post/.git/config']) {
          for (const headers of [page, { accept: '*/*' }]) {
            const { served, expected } = await both(path, headers)
            refused(served, expected, 404, path)
          }
        }
      },
    ],
    [
      'a file that is missing is 404 and never kept; it does not get a page',
      async () => {
        for (const [path, headers] of [
          ['assets/chunk-none.js', page],
          ['favicon.ico', { accept: 'image/*' }],
          ['post/picture.png', { accept: '*/*' }],
        ] as const) {
          const { served, expected } = await both(path, headers)
          refused(served, expected, 404, path)
        }
      },
    ],
    [
      'HEAD tells what GET would, and writing to a page is refused',
      async () => {
        for (const path of ['', newest('.js')]) {
          const headers = { ...page, 'accept-encoding': 'br' }
          const { served, expected } = await both(path, headers, 'HEAD')
          same(served, expected, isolation, path)
          const got = await ask(nginx, basePath + path, { headers })
          assert.equal(served.header('content-length'), String(got.bytes.length), path)
        }
        const { served, expected } = await both('post/p-1042', page, 'POST')
        refused(served, expected, 405, 'POST')
      },
    ],
    [
      'above the base path there is only the way to it, and the query goes along',
      async () => {
        const above =
          basePath === '/' ? [] : [basePath.slice(0, -1), `${basePath.slice(0, -1)}?a=1&b=%2F`, '/', '/else?x=1']
        for (const path of above) {
          const [served, expected] = await Promise.all([ask(nginx, path), ask(mock, path)])
          assert.equal(served.status, 302, path)
          assert.equal(served.header('location'), expected.header('location'), path)
        }
      },
    ],
    [
      'the server does not say which version it is',
      async () => assert.equal((await ask(nginx, basePath)).header('server'), 'nginx'),
    ],
  ]
}

/** Status, body, type, packing, caching and these headers are those of the mock. */
function same(served: Answer, expected: Answer, headers: string[], what: string): void {
  assert.equal(served.status, expected.status, `${what}: status`)
  for (const name of ['content-type', 'content-encoding', 'cache-control', ...headers])
    assert.equal(served.header(name), expected.header(name), `${what}: ${name}`)
  assert.ok(served.text === expected.text, `${what}: another body`)
}

/** A refusal has words of its own, but the status, the protection and the caching of the mock's. */
function refused(served: Answer, expected: Answer, status: number, what: string): void {
  assert.equal(expected.status, status, `${what}: status of the mock`)
  assert.equal(served.status, status, `${what}: status`)
  for (const name of ['cache-control', ...isolation])
    assert.equal(served.header(name), expected.header(name), `${what}: ${name}`)
}
