import { describe, expect, it } from 'vitest'
import { readEventSchemas } from '../../scripts/contract/event-schemas.ts'
import { resolve, type Schema } from '../../scripts/contract/document.ts'
import { LeanSchemas } from '../../scripts/contract/lean-schema.ts'
import { answerArea } from '../../src/api/answer-area.ts'
import * as core from '../../src/api/answers/core.gen.ts'
import * as internal from '../../src/api/answers/internal.gen.ts'
import * as feed from '../../src/api/answers/feed.gen.ts'
import { carouselConfigSchema } from '../../src/shared/event-schemas/carousel-config.gen.ts'
import { chatMessageSchema } from '../../src/shared/event-schemas/chat-message.gen.ts'
import { runtimeConfigurationSchema } from '../../src/shared/event-schemas/runtime-configuration.gen.ts'
import { violationOf, type JsonSchema, type SchemaOf } from '../../src/shared/json-schema/index.ts'
import { withoutBrokenEntries } from '../../src/shared/json-schema/without-broken-entries.ts'
import { contract, messagesOf, operations, title } from './support/contract.ts'
import { compile, strictAjv } from './support/ajv.ts'
import { damages } from './support/damages.ts'

const cases = operations.map((asked) => [title(asked), asked, messagesOf(asked).answers] as const)

/** The schema as the portal would carry it. */
function leanOf(schema: Schema): SchemaOf<unknown> {
  const lean = new LeanSchemas((reference) => resolve<Schema>(contract, { $ref: reference }))
  return { schema: lean.make(schema), definitions: lean.definitions }
}

describe('lean schemas of answers judge as those of the contract do', () => {
  it.each(cases)('%s', (_, _asked, answers) => {
    for (const { schema, examples } of answers) {
      const lean = leanOf(schema)
      const validate = compile(schema)
      for (const [name, value] of examples) {
        expect(violationOf(lean, value), name).toBeNull()
        for (const { what, value: damaged } of damages(value)) {
          expect(violationOf(lean, damaged) !== null, `${name}: ${what}`).toBe(!validate(damaged))
        }
      }
    }
  })
})

describe('without its broken entries an answer is as sound as the contract finds it', () => {
  it.each(cases)('%s', (_, _asked, answers) => {
    for (const { schema, examples } of answers) {
      const lean = leanOf(schema)
      const validate = compile(schema)
      for (const [name, value] of examples) {
        expect(withoutBrokenEntries(lean, value, 'strict'), name).toEqual({ value, lost: [] })
      }
      const [[name, value] = ['', undefined]] = examples
      for (const { what, value: damaged } of spread([...damages(value)], 20)) {
        const { value: rest } = withoutBrokenEntries(lean, damaged, 'strict')
        expect(violationOf(lean, rest) === null, `${name}: ${what}`).toBe(validate(rest))
      }
    }
  })
})

it.each(cases)('the portal carries the schema by which the answer of %s is checked', (_, { method, path }, answers) => {
  const { answers: names, definitions } = { core, feed, internal }[answerArea(method, path) ?? 'internal']
  const successes = answers.filter(({ status }) => status.startsWith('2'))
  const $ref = names[`${method.toUpperCase()} ${path}`]
  expect($ref !== undefined).toBe(successes.length > 0)
  for (const { schema } of successes) expect(definitions[$ref ?? '']).toEqual(leanOf(schema).definitions[$ref ?? ''])
})

describe('examples show nothing that the contract does not know', () => {
  it.each(cases)('%s', (_, _asked, answers) => {
    for (const { schema, examples } of answers) {
      const { schema: top, definitions } = leanOf(schema)
      const closedDefinitions = Object.fromEntries(
        Object.entries(definitions).map(([name, one]) => [name, closed(one)]),
      )
      for (const [name, value] of examples) {
        expect(violationOf({ schema: closed(top), definitions: closedDefinitions }, value), name).toBeNull()
      }
    }
  })
})

describe('lean schemas of openapi/events judge as the schemas do', () => {
  const carried: Record<string, SchemaOf<unknown>> = {
    CarouselConfig: carouselConfigSchema,
    ChatMessage: chatMessageSchema,
    RuntimeConfiguration: runtimeConfigurationSchema,
  }

  it.each(Object.entries(carried))('%s', (name, lean) => {
    const found = readEventSchemas().find(({ schema }) => schema.title === name)
    if (!found) throw new Error(`openapi/events has no ${name}`)
    const validate = strictAjv().compile(found.schema)
    for (const example of found.schema.examples) {
      expect(violationOf(lean, example)).toBeNull()
      for (const { what, value } of damages(example)) {
        expect(violationOf(lean, value) !== null, what).toBe(!validate(value))
      }
    }
  })
})

/** The same schema, closed wherever it does not say that it is open. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, oneOf, anyOf, additionalProperties } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, closed(property)])),
      additionalProperties: additionalProperties ?? false,
    }),
    ...(items && { items: closed(items) }),
    ...(oneOf && { oneOf: oneOf.map(closed) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  }
}

/** So many of the values at most, from all over the list. */
function spread<T>(values: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(values.length / most)
  return values.filter((_, index) => index % step === 0)
}
