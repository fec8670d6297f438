import { describe, expect, it } from 'vitest'
import { changesBetween, worst } from '../../scripts/contract/diff/changes.ts'
import { changelogSection, diffHtml, diffMarkdown, withSection } from '../../scripts/contract/diff/formats.ts'
import type { OpenApiDocument, Schema } from '../../scripts/contract/document.ts'
import { contract } from './support/contract.ts'

function changed(change: (document: OpenApiDocument) => void): OpenApiDocument {
  const copy = structuredClone(contract)
  change(copy)
  return copy
}

const schema = ({ components }: OpenApiDocument, name: string): Schema & { 'x-known-values'?: string[] } => {
  const found = components.schemas?.[name]
  if (!found) throw new Error(`There is no schema ${name}`)
  return found
}

describe('contract diff', () => {
  it('finds nothing between a contract and itself', async () => {
    expect(await changesBetween(contract, contract)).toEqual([])
  })

  it('calls breaking what somebody has to change for, and names the operation', async () => {
    const after = changed((document) => {
      delete document.paths['/internal/v2/homes']
      schema(document, 'CommunityColor').enum?.push('crimson')
    })
    const changes = await changesBetween(contract, after)
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ severity: 'breaking', where: 'listHomes' }),
        expect.objectContaining({ severity: 'breaking', message: expect.stringContaining("'crimson'") }),
      ]),
    )
    expect(worst(changes)).toBe('breaking')
  })

  it('calls risky what an older client meets unprepared', async () => {
    const after = changed((document) => {
      const session = document.paths['/core/auth/session']?.get
      if (session?.responses['500']) session.responses['429'] = session.responses['500']
      schema(document, 'Notification').properties = {
        ...schema(document, 'Notification').properties,
        typeId: { type: 'string', 'x-known-values': [...knownTypes(document), 'birthday'] } as Schema,
      }
      const like = document.paths['/internal/v2/communication/posts/{postId}/like']?.put
      if (like) like['x-irreversible'] = true
    })
    const risky = (await changesBetween(contract, after)).filter(({ severity }) => severity === 'risky')
    expect(risky.map(({ where, message }) => `${where}: ${message}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^getSession: Response `429` was added/),
        expect.stringMatching(/open list of words grew by `birthday`/),
        'likePost: It cannot be taken back any more.',
      ]),
    )
  })

  it('calls safe what nobody has to look at', async () => {
    const after = changed((document) => {
      schema(document, 'Home').properties = { ...schema(document, 'Home').properties, imageUrl: { type: 'string' } }
      const session = document.paths['/core/auth/session']?.get
      if (session) session.summary = 'Other words'
    })
    const changes = await changesBetween(contract, after)
    expect(changes.length).toBeGreaterThanOrEqual(2)
    expect(worst(changes)).toBe('safe')
  })

  it.each([
    ['safe where the portal receives it', 'Home', 'name', '^(?!//)/', 'safe'],
    ['breaking where the portal sends it', 'SignInRequest', 'userName', '^(?!//)/', 'breaking'],
    ['breaking where it allows something else', 'Home', 'name', '^(?!a)|(b)/', 'breaking'],
  ] as const)('calls a pattern with one more exception %s', async (_, name, property, pattern, severity) => {
    const withPattern = (allowed: string) =>
      changed((document) => {
        schema(document, name).properties = {
          ...schema(document, name).properties,
          [property]: { type: 'string', pattern: allowed },
        }
      })
    expect(worst(await changesBetween(withPattern('^/'), withPattern(pattern)))).toBe(severity)
  })

  it('is told as Markdown, as a page and as the beginning of a section of the changelog', () => {
    const changes = [{ severity: 'breaking' as const, where: 'listHomes', pointer: '/paths', message: 'Gone <b>.' }]
    const comparison = { before: '1.0.0', after: '2.0.0', changes }
    expect(diffMarkdown(comparison)).toContain('- **listHomes**: Gone <b>.')
    expect(diffHtml(comparison)).toContain('Gone &lt;b&gt;.')
    const grown = withSection(
      '# Changes\n\nWords.\n\n## 1.0.0\n\nFirst.\n',
      '2.0.0',
      changelogSection('2.0.0', changes),
    )
    expect(grown).toMatch(/Words\.\n\n## 2\.0\.0\n\nBreaking[^]+Gone <b>\.\n\n## 1\.0\.0/)
    expect(withSection(grown, '2.0.0', 'again')).toBe(grown)
  })
})

function knownTypes(document: OpenApiDocument): string[] {
  const typeId = schema(document, 'Notification').properties?.typeId as { 'x-known-values'?: string[] } | undefined
  return typeId?.['x-known-values'] ?? []
}
