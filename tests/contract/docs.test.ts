import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type MockServer } from '../../mock-server/server.ts'
import { readEventSchemas } from '../../scripts/contract/event-schemas.ts'
import { referenceFiles } from '../../scripts/contract/docs/files.ts'
import { readReferenceParts } from '../../scripts/contract/docs/parts.ts'
import { contract, messagesOf, operations, title } from './support/contract.ts'

const files = referenceFiles(contract, readReferenceParts())
const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'))

describe('the reference of the contract', () => {
  it.each(operations.map((asked) => [title(asked), asked] as const))(
    'shows %s with its marks and examples',
    (id, asked) => {
      const page = files[`${asked.operation.tags?.[0]}.html`] ?? ''
      const section = page.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? ''
      expect(section).toContain(asked.operation['x-provenance'])
      if (asked.operation['x-irreversible']) expect(section).toContain('cannot be taken back')
      const { requests, answers } = messagesOf(asked)
      const names = [...requests, ...answers].flatMap(({ examples }) =>
        examples.map(([name]) => `<code>${name}</code>`),
      )
      expect(names.filter((name) => !section.includes(name))).toEqual([])
    },
  )

  it('shows every event, window message and schema', () => {
    const missing = readEventSchemas().filter(({ schema }) => !files['events.html']?.includes(`id="${schema.title}"`))
    expect(missing).toEqual([])
    expect(files['events.html']).toContain('theme-mode-updated')
    const schemas = Object.keys(contract.components.schemas ?? {})
    expect(schemas.filter((name) => !files['schemas.html']?.includes(`id="${name}"`))).toEqual([])
  })

  it('has no link that leads nowhere', () => {
    const lost = pages.flatMap(([name, text]) =>
      [...text.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => {
        const [file = '', anchor] = href.split('#')
        const target = files[file === '' ? name : file]
        const isThere = target !== undefined && (anchor === undefined || target.includes(`id="${anchor}"`))
        return isThere ? [] : [`${name}: ${href}`]
      }),
    )
    expect(lost).toEqual([])
  })

  it('writes nothing into its pages that the policy forbids', () => {
    for (const [, text] of pages)
      expect(text).not.toMatch(/<style|style="|<script(?! type="module" src="docs\.js">)|\son\w+="/)
    expect(files['docs.js']).not.toContain('innerHTML')
  })
})

describe('the mock', () => {
  let server: MockServer

  beforeAll(async () => {
    server = await startServer({ port: 0, basePath: '/portal/', contract: structuredClone(contract) })
    await server.ready
  })
  afterAll(() => server.close())

  it('serves it at /__docs/ below its base path, under the policy of the portal', async () => {
    const page = await fetch(`${server.url}__docs`)
    expect(page.url).toBe(`${server.url}__docs/`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; ")
    expect(await page.text()).toContain('<h1>The contract</h1>')
    const script = await fetch(`${server.url}__docs/docs.js`)
    expect(script.headers.get('content-type')).toMatch(/javascript/)
    expect((await fetch(`${server.url}__docs/nothing.html`)).status).toBe(404)
    expect((await fetch(`${server.url}__docs/`, { method: 'POST' })).status).toBe(405)
  })
})
