import { isJson } from '../document.ts'
import type { Contract } from './contract.ts'
import type { CheckResult, Finding } from './findings.ts'
import { Schemas } from './schemas.ts'

/**
 * Before a server is held against the contract, the contract is held against itself: every schema compiles and every
 * example keeps its schema.
 */
export function checkContract(contract: Contract): CheckResult[] {
  const schemas = new Schemas(contract.document)
  const named = Object.keys(contract.document.components.schemas ?? {}).flatMap((name) => {
    const findings = compiled(schemas, { $ref: `#/components/schemas/${name}` }, `/components/schemas/${name}`)
    return findings.length > 0 ? [result('the contract', `schema ${name}`, findings)] : []
  })
  return [
    ...named,
    ...contract.operations.map((operation) => {
      const bodies = [...(operation.request?.bodies ?? []), ...operation.promised.flatMap((one) => one.bodies)]
      const findings = bodies
        .filter(({ mediaType }) => isJson(mediaType))
        .flatMap(({ schema, examples }) =>
          examples.flatMap(([name, value]) => wrongExample(schemas, schema, name, value)),
        )
      return result(operation.id, 'its schemas compile and its examples keep them', findings)
    }),
  ]
}

function wrongExample(
  schemas: Schemas,
  schema: Parameters<Schemas['findings']>[0],
  name: string,
  value: unknown,
): Finding[] {
  const broken = compiled(schemas, schema, '')
  if (broken.length > 0) return broken
  return schemas
    .findings(schema, value)
    .map(({ pointer, message }) => ({ pointer: `/examples/${name}${pointer}`, message }))
}

function compiled(schemas: Schemas, schema: Parameters<Schemas['findings']>[0], pointer: string): Finding[] {
  try {
    schemas.compile(schema)
    return []
  } catch (error) {
    return [{ pointer, message: error instanceof Error ? error.message : String(error) }]
  }
}

function result(operationId: string, name: string, findings: Finding[]): CheckResult {
  return { operationId, kind: 'contract', name, findings, verdict: findings.length > 0 ? 'failed' : 'passed' }
}
