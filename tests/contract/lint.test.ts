import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { OpenApiDocument, Operation } from '../../scripts/contract/document.ts'
import { contractRoot, place } from '../../scripts/contract/paths.ts'
import { redocly } from '../../scripts/contract/redocly.ts'
import { contract } from './support/contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lints a copy of the contract in which something was changed and names the rules that are broken. */
async function brokenRules(change: (document: OpenApiDocument) => void): Promise<string[]> {
  const document = structuredClone(contract)
  change(document)
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const { answer } = await redocly('lint', file, '--config', place('redocly.yaml'), '--format', 'json')
  const { problems } = JSON.parse(answer) as { problems: { ruleId: string }[] }
  return [...new Set(problems.map(({ ruleId }) => ruleId))]
}

function homes(document: OpenApiDocument): Operation {
  const operation = document.paths['/internal/v2/homes']?.get
  if (!operation) throw new Error('The homes have gone from the contract')
  return operation
}

it('the contract keeps every rule of redocly.yaml', async () => {
  const { code, answer, log } = await redocly('lint', contractRoot, '--format', 'stylish')
  expect(code, answer + log).toBe(0)
})

describe('the linter notices', () => {
  it.each<[string, string, (operation: Operation) => void]>([
    [
      'an operation that does not say where it comes from',
      'rule/operation-says-where-it-comes-from',
      (operation) => delete operation['x-provenance'],
    ],
    [
      'an inferred operation without a reason',
      'rule/inferred-operation-gives-its-reason',
      (operation) => delete operation['x-provenance-reason'],
    ],
    [
      'a specified operation with a reason',
      'rule/specified-operation-needs-no-reason',
      (operation) => (operation['x-provenance'] = 'specified'),
    ],
    ['an operation without a summary', 'rule/operation-has-summary', (operation) => delete operation.summary],
    [
      'an id that is not camelCase',
      'rule/operation-id-is-camel-case',
      (operation) => (operation.operationId = 'list_homes'),
    ],
    [
      'an error that is no problem',
      'operation-4xx-problem-details-rfc7807',
      (operation) => {
        operation.responses['404'] = { description: 'Gone.', content: { 'text/html': { schema: { type: 'string' } } } }
      },
    ],
    [
      'an example that does not keep its schema',
      'no-invalid-media-type-examples',
      (operation) => {
        const schema = { $ref: '#/components/schemas/HomeList' }
        const examples = { wrong: { value: { homes: [{ id: 7 }] } } }
        operation.responses['200'] = { description: 'Homes.', content: { 'application/json': { schema, examples } } }
      },
    ],
  ])('%s', async (_, rule, damage) => {
    expect(await brokenRules((document) => void damage(homes(document)))).toContain(rule)
  })
})
