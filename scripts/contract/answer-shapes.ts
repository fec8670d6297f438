import type { Shape } from '../../src/shared/shape.ts'
import { banner } from './banner.ts'
import { isJson, operationsOf, resolve, type Asked, type OpenApiDocument, type Schema } from './document.ts'
import { ShapeMaker, tableOf } from './shape-of-schema.ts'
import { literal } from './literal.ts'

/** What every start asks: their shapes come with the first files. */
export const FIRST_OPERATIONS = ['getEnvironment', 'getSession', 'listTimeZones']

/** What the feed and a post ask first: their shapes come with the code that asks. All others come when the first of them is asked for. */
export const POST_OPERATIONS = ['listPosts', 'getPost']

/** The module with the shape of every successful JSON answer, by method and path. */
export function answerShapes(document: OpenApiDocument): string {
  return shapesModule(document, operationsOf(document))
}

/** The same for these operations alone. */
export function shapesOf(ids: readonly string[], document: OpenApiDocument): string {
  const operations = operationsOf(document).filter(({ operation }) => ids.includes(operation.operationId))
  if (operations.length !== ids.length) throw new Error('The contract lacks an operation of the first screens.')
  return shapesModule(document, operations)
}

function shapesModule(document: OpenApiDocument, operations: Asked[]): string {
  const maker = new ShapeMaker((reference) => resolve<Schema>(document, { $ref: reference }), { details: false })
  const shapes = operations.flatMap((asked): [string, Shape][] => {
    const answers = successSchemas(document, asked).map((schema) => maker.make(schema))
    const different = [...new Map(answers.map((shape) => [JSON.stringify(shape), shape])).values()]
    const [first] = different
    if (first === undefined) return []
    return [[`${asked.method.toUpperCase()} ${asked.path}`, different.length === 1 ? first : different]]
  })
  return `${banner}import type { Shape, ShapeNames } from '@/shared/shape'

/** Shape of the successful answer of each operation that has a JSON one. */
export const answerShapes: Readonly<Record<string, Shape>> = ${literal(Object.fromEntries(shapes))}

/** Shapes of the schemas that answers are made of. */
export const schemaShapes: ShapeNames = ${literal(tableOf(maker.used))}
`
}

function successSchemas(document: OpenApiDocument, { operation }: Asked): Schema[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.entries(resolve(document, response).content ?? {}))
    .flatMap(([mediaType, { schema }]) => (isJson(mediaType) && schema ? [schema] : []))
}
