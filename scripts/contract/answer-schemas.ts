import { banner } from './banner.ts'
import { isJson, operationsOf, resolve, type Asked, type OpenApiDocument, type Schema } from './document.ts'
import { LeanSchemas, sorted } from './lean-schema.ts'
import { literal } from './literal.ts'

/** The module with the schemas of the successful JSON answers of all operations below a first segment of the path. */
export function answerSchemas(document: OpenApiDocument, area: string): string {
  const lean = new LeanSchemas((reference) => resolve<Schema>(document, { $ref: reference }))
  const answers = operationsOf(document)
    .filter(({ path }) => path.startsWith(`/${area}/`))
    .flatMap((asked): [string, string][] => {
      const [first, ...others] = successSchemas(document, asked)
      if (!first) return []
      const schema = lean.make(first)
      if (schema.$ref === undefined || others.some((other) => lean.make(other).$ref !== schema.$ref)) {
        throw new Error(`${asked.operation.operationId} needs one named schema for its success.`)
      }
      return [[`${asked.method.toUpperCase()} ${asked.path}`, schema.$ref]]
    })
  return `${banner}import type { Definitions } from '@/shared/json-schema'

/** Name of the schema of the successful answer of each operation that has a JSON one. */
export const answers: Readonly<Record<string, string>> = ${literal(Object.fromEntries(answers))}

export const definitions: Definitions = ${literal(sorted(lean.definitions))}
`
}

function successSchemas(document: OpenApiDocument, { operation }: Asked): Schema[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.entries(resolve(document, response).content ?? {}))
    .flatMap(([mediaType, { schema }]) => (isJson(mediaType) && schema ? [schema] : []))
}
