import type { Shape } from '../../src/shared/shape.ts'
import { banner } from './banner.ts'
import { isJson, operationsOf, resolve, type Asked, type OpenApiDocument, type Schema } from './document.ts'
import { ShapeMaker, tableOf } from './shape-of-schema.ts'
import { literal } from './literal.ts'

/** What a first screen asks: their shapes come with the first files, all others when the first of them is asked for. */
const FIRST_OPERATIONS = ['getEnvironment', 'getSession', 'listTimeZones', 'listPosts', 'getPost']

/** The module with the shape of every successful JSON answer, by method and path. */
export function answerShapes(document: OpenApiDocument): string {
  return shapesModule(document, operationsOf(document))
}

/** The same for the operations of the first screens alone. */
export function firstAnswerShapes(document: OpenApiDocument): string {
  const first = operationsOf(document).filter(({ operation }) => FIRST_OPERATIONS.includes(operation.operationId))
  if (first.length !== FIRST_OPERATIONS.length) throw new Error('The contract lacks an operation of the first screens.')
  return shapesModule(document, first)
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
