import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PortalFiles } from './static.ts'

const script = 'console.log("main");'.repeat(100)
const document = `<!doctype html><base href="/" /><script type="application/json" id="portal-configuration">{}</script>
<script>boot()</script>`

let folder: string
let files: PortalFiles

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), document)
  await writeFile(join(folder, 'assets/main-1a2b.js'), script)
  await writeFile(join(folder, 'assets/main-1a2b.js.map'), '{}')
  await writeFile(join(folder, 'assets/ahead-3c4d.js'), script)
  await writeFile(join(folder, 'assets/ahead-3c4d.js.br'), 'packed by the build')
  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting()')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  files = new PortalFiles({ folder, basePath: '/portal/', configuration: { realtime: true } })
})

afterAll(() => rm(folder, { recursive: true }))

function get(path: string, headers: Record<string, string> = {}, context = {}) {
  const request = new Request(`http://portal.test/portal/${path}`, { headers })
  return files.serve(request, path, { chunksGone: false, onDocument: () => undefined, ...context })
}

const navigation = { accept: 'text/html,application/xhtml+xml' }

describe('files', () => {
  it('lets hashed files be kept for ever and asks again for the others', async () => {
    expect((await get('assets/main-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('sw.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it('compresses in the smallest encoding that the client accepts', async () => {
    const brotli = await get('assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script)
    const gzip = await get('assets/main-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script)
    const plain = await get('assets/main-1a2b.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  })

  it('sends what the build packed ahead as it is', async () => {
    const response = await get('assets/ahead-3c4d.js', { 'accept-encoding': 'br' })
    expect(await response.text()).toBe('packed by the build')
  })

  it('answers 304 to a client that has the same bytes', async () => {
    const etag = (await get('sw.js')).headers.get('etag') ?? ''
    const again = await get('sw.js', { 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const request = new Request('http://portal.test/portal/sw.js', { method: 'HEAD' })
    const response = await files.serve(request, 'sw.js', { chunksGone: false, onDocument: () => undefined })
    expect(response.headers.get('content-length')).toBe('18')
    expect(await response.text()).toBe('')
  })

  it.each(['../package.json', '%2e%2e/package.json', 'assets/..%2f..%2fsecret', 'a%00b', '%zz', 'assets\\..\\x'])(
    'refuses the path %s',
    async (path) => {
      expect((await get(path)).status).toBe(400)
    },
  )

  it.each(['.vite/manifest.json', 'assets/main-1a2b.js.map', 'assets/ahead-3c4d.js.br'])(
    'keeps %s to itself',
    async (path) => {
      expect((await get(path, navigation)).status).toBe(404)
    },
  )

  it('answers 404 for a file that is missing instead of giving a page', async () => {
    expect((await get('assets/chunk-none.js', navigation)).status).toBe(404)
    expect((await get('favicon.ico', { accept: 'image/*' })).status).toBe(404)
  })

  it('reads a file again after it has changed', async () => {
    await writeFile(join(folder, 'changing.txt'), 'one')
    expect(await (await get('changing.txt')).text()).toBe('one')
    await writeFile(join(folder, 'changing.txt'), 'two')
    await utimes(join(folder, 'changing.txt'), 1, 1)
    expect(await (await get('changing.txt')).text()).toBe('two')
  })

  it('loses the hashed files of an old build and keeps the document', async () => {
    expect((await get('assets/main-1a2b.js', {}, { chunksGone: true })).status).toBe(404)
    expect((await get('', navigation, { chunksGone: true })).status).toBe(200)
  })
})

describe('the document', () => {
  it.each(['', 'index.html', 'post/17', 'user/jane.doe'])('is served at "%s"', async (path) => {
    const response = await get(path, navigation)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<base href="/portal/" />')
  })

  it('carries the configuration of this server and a policy that fits its inline script', async () => {
    const response = await get('', navigation)
    expect(await response.text()).toContain('{"realtime":true}')
    // SHA-256 of "boot()".
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
    )
  })

  it('tells that it went out, and files do not', async () => {
    const onDocument = vi.fn()
    await get('assets/main-1a2b.js', {}, { onDocument })
    expect(onDocument).not.toHaveBeenCalled()
    await get('post/17', navigation, { onDocument })
    expect(onDocument).toHaveBeenCalledOnce()
  })

  it('says in words when the portal is not built', async () => {
    const unbuilt = new PortalFiles({ folder: join(folder, 'nothing'), basePath: '/' })
    const request = new Request('http://portal.test/', { headers: navigation })
    const response = await unbuilt.serve(request, '', { chunksGone: false, onDocument: () => undefined })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('npm run build')
  })
})
