import { describe, expect, it } from 'vitest'
import { violationOf, type ShapeOf } from '../../src/shared/shape.ts'
import * as firstShapes from '../../src/shared/events-shapes.gen.ts'
import * as lateShapes from '../../src/shared/late-events-shapes.gen.ts'
import { readEventSchemas } from '../../scripts/contract/event-schemas.ts'
import { resolve, type Schema } from '../../scripts/contract/document.ts'
import { ShapeMaker, tableOf } from '../../scripts/contract/shape-of-schema.ts'
import { contract, messagesOf, operations, title } from './support/contract.ts'
import { compile, strictAjv } from './support/ajv.ts'
import { damages } from './support/damages.ts'

const eventShapes = { ...firstShapes, ...lateShapes }

const lookup = (reference: string) => resolve<Schema>(contract, { $ref: reference })
const cases = operations.map((asked) => [title(asked), messagesOf(asked).answers] as const)

/** The shape that the portal carries for a schema. */
function shapeFor(schema: Schema, closed = false): ShapeOf<unknown> {
  const maker = new ShapeMaker(lookup, { details: closed, closed })
  const shape = maker.make(schema)
  return { shape, names: tableOf(maker.used) }
}

describe('the shapes of answers judge as the schemas do', () => {
  it.each(cases)('%s', (_, answers) => {
    for (const { schema, examples } of answers) {
      const shape = shapeFor(schema)
      const validate = compile(schema)
      for (const [name, value] of examples) {
        expect(violationOf(shape, value), name).toBeNull()
        for (const { what, value: damaged } of damages(value)) {
          expect(violationOf(shape, damaged) !== null, `${name}: ${what}`).toBe(!validate(damaged))
        }
      }
    }
  })
})

describe('examples show nothing that the contract does not know', () => {
  it.each(cases)('%s', (_, answers) => {
    for (const { schema, examples } of answers) {
      const closed = shapeFor(schema, true)
      for (const [name, value] of examples) expect(violationOf(closed, value), name).toBeNull()
    }
  })
})

describe('the shapes of openapi/events judge as the schemas do', () => {
  it.each(readEventSchemas().map(({ schema }) => [schema.title, schema] as const))('%s', (name, schema) => {
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape` as keyof typeof eventShapes
    const shape: ShapeOf<unknown> = eventShapes[constant]
    const validate = strictAjv().compile(schema)
    for (const example of schema.examples) {
      expect(violationOf(shape, example)).toBeNull()
      for (const { what, value } of damages(example)) {
        expect(violationOf(shape, value) !== null, what).toBe(!validate(value))
      }
    }
  })
})
