import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fillDocument, inlineHashes, normaliseBasePath } from './portal-document.ts'

const built = `<!doctype html><html><head><base href="/" />
<script type="application/json" id="portal-configuration">{"apiBase":"./api","realtime":true}</script>
<style>:root{color:red}</style><script>boot()</script><script type="module" src="./assets/main-1a2b.js"></script>
</head></html>`

describe('fillDocument', () => {
  it('writes the base path and keeps what the build left in the configuration', () => {
    const html = fillDocument(built, { basePath: '/portal/', configuration: { realtime: false } })
    expect(html).toContain('<base href="/portal/" />')
    expect(html).toContain('{"apiBase":"./api","realtime":false}')
  })

  it('keeps a value from ending the block early', () => {
    const html = fillDocument(built, { basePath: '/', configuration: { name: '</script><script>alert(1)</script>' } })
    expect(html).not.toContain('alert(1)</script>')
    const [, block = ''] = /portal-configuration">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(block)).toMatchObject({ name: '</script><script>alert(1)</script>' })
  })

  it('leaves dollar signs in values as they are', () => {
    expect(fillDocument(built, { basePath: '/', configuration: { price: "$& $1 $'" } })).toContain(
      "$& $1 $'".replace('&', '\\u0026'),
    )
  })

  it('says what is missing in a document that the build did not make', () => {
    expect(() => fillDocument('<html></html>', { basePath: '/' })).toThrow('portal-configuration')
  })
})

describe('inlineHashes', () => {
  it('hashes inline scripts and styles, and neither data blocks nor files', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64')
    expect(inlineHashes(built)).toEqual({ scriptHashes: [hash('boot()')], styleHashes: [hash(':root{color:red}')] })
  })
})

describe('normaliseBasePath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['portal', '/portal/'],
    ['/a/b', '/a/b/'],
  ])('reads "%s" as "%s"', (given, expected) => {
    expect(normaliseBasePath(given)).toBe(expected)
  })

  it.each(['/../', '/a b/', '/"><script>/'])('refuses "%s"', (given) => {
    expect(() => normaliseBasePath(given)).toThrow('A base path looks like')
  })
})
