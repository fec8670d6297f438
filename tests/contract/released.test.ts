import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithReleased } from '../../scripts/contract/breaking-changes.ts'
import type { OpenApiDocument } from '../../scripts/contract/document.ts'
import { place, releasedPath } from '../../scripts/contract/paths.ts'
import { contract } from './support/contract.ts'

const released = JSON.parse(readFileSync(releasedPath, 'utf8')) as OpenApiDocument

it('the contract breaks nobody who relies on the released one', async () => {
  const comparison = await compareWithReleased(released, contract)
  expect(comparison.kind === 'breaking' ? comparison.changes : []).toEqual([])
})

it('the changelog knows the version of the contract', () => {
  expect(readFileSync(place('openapi/CHANGELOG.md'), 'utf8')).toContain(`## ${contract.info.version}`)
})

/** A copy of the released contract in which something was changed. */
function changed(change: (document: OpenApiDocument) => void): OpenApiDocument {
  const document = structuredClone(released)
  change(document)
  return document
}

const schema = (document: OpenApiDocument, name: string) => {
  const found = document.components.schemas?.[name]
  if (!found) throw new Error(`There is no schema called ${name}`)
  return found
}

describe('a breaking change is noticed:', () => {
  it.each<[string, (document: OpenApiDocument) => void]>([
    ['an operation goes', ({ paths }) => delete paths['/internal/v2/homes']],
    ['a property of an answer goes', (document) => delete schema(document, 'NotificationsCount').properties?.count],
    ['a property is no longer certain', (document) => (schema(document, 'Home').required = ['id', 'name'])],
    [
      'a property changes its type',
      (document) => (schema(document, 'NotificationsCount').properties = { count: { type: 'string' } }),
    ],
    [
      'a request needs one more property',
      (document) => {
        const request = schema(document, 'SignInRequest')
        request.properties = { ...request.properties, code: { type: 'string' } }
        request.required = [...(request.required ?? []), 'code']
      },
    ],
    [
      'a call is named differently',
      ({ paths }) => {
        const homes = paths['/internal/v2/homes']?.get
        if (homes) homes.operationId = 'homes'
      },
    ],
  ])('%s', async (_, change) => {
    const comparison = await compareWithReleased(released, changed(change))
    expect(comparison).toMatchObject({ kind: 'breaking', changes: expect.arrayContaining([expect.any(String)]) })
  })
})

describe('no false alarm:', () => {
  it('an optional property and a new call come', async () => {
    const grown = changed((document) => {
      const home = schema(document, 'Home')
      home.properties = { ...home.properties, imageUrl: { type: 'string' } }
      const homes = document.paths['/internal/v2/homes']?.get
      if (homes) document.paths['/internal/v2/rooms'] = { get: { ...homes, operationId: 'listRooms' } }
    })
    expect(await compareWithReleased(released, grown)).toEqual({ kind: 'compatible' })
  })

  it('the first number of the version was raised', async () => {
    const next = changed((document) => {
      document.info.version = '2.0.0'
      delete document.paths['/internal/v2/homes']
    })
    expect(await compareWithReleased(released, next)).toEqual({ kind: 'new-major' })
  })
})
