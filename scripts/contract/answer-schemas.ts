import { type AnswerArea, answerArea } from '../../src/api/answer-area.ts'
import { banner } from './banner.ts'
import {
  isJson,
  operationsOf,
  resolve,
  type Asked,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from './document.ts'
import { LeanSchemas, sorted } from './lean-schema.ts'
import { literal } from './literal.ts'

/**
 * The module with the schemas of the successful JSON answers of all operations of an area, and with the names of those
 * that succeed without content.
 */
export function answerSchemas(document: OpenApiDocument, area: AnswerArea): string {
  const lean = new LeanSchemas((reference) => resolve<Schema>(document, { $ref: reference }))
  const operations = operationsOf(document).filter(({ method, path }) => answerArea(method, path) === area)
  const empty = operations.filter(({ operation }) => successes(operation).every(([status]) => status === '204'))
  const answers = operations.flatMap((asked): [string, string][] => {
    const [first, ...others] = successSchemas(document, asked)
    if (!first) return []
    const schema = lean.make(first)
    if (schema.$ref === undefined || others.some((other) => lean.make(other).$ref !== schema.$ref)) {
      throw new Error(`${asked.operation.operationId} needs one named schema for its success.`)
    }
    return [[nameOf(asked), schema.$ref]]
  })
  return `${banner}import type { Definitions } from '@/shared/json-schema'

/** Name of the schema of the successful answer of each operation that has a JSON one. */
export const answers: Readonly<Record<string, string>> = ${literal(Object.fromEntries(answers))}

/** Operations whose only success is 204, without content. */
export const empty: readonly string[] = ${literal(empty.map(nameOf))}

export const definitions: Definitions = ${literal(sorted(lean.definitions))}
`
}

function nameOf({ method, path }: Asked): string {
  return `${method.toUpperCase()} ${path}`
}

function successes({ responses }: Operation) {
  return Object.entries(responses).filter(([status]) => status.startsWith('2'))
}

function successSchemas(document: OpenApiDocument, { operation }: Asked): Schema[] {
  return successes(operation)
    .flatMap(([, response]) => Object.entries(resolve(document, response).content ?? {}))
    .flatMap(([mediaType, { schema }]) => (isJson(mediaType) && schema ? [schema] : []))
}
