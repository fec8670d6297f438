import { defined, type Definitions, type JsonSchema, type JsonType } from './schema.ts'

const known = new WeakMap<Definitions, Definitions>()

/** The same definitions as {@link tolerant} reads them. */
export function tolerantDefinitions(definitions: Definitions): Definitions {
  const found = known.get(definitions)
  if (found) return found
  const made = mapValues(definitions, tolerant)
  known.set(definitions, made)
  return made
}

/**
 * What is left of a schema when a server may be newer than this build: words, patterns, formats and lengths are free,
 * any property may come in addition, and null stands for an optional one that is absent. Types, what is required, and
 * the limits of numbers stay.
 */
export function tolerant(schema: JsonSchema): JsonSchema {
  const { $ref, required, minimum, maximum, properties, items, additionalProperties } = schema
  const optional = (name: string) => !required?.includes(name)
  return defined<JsonSchema>({
    $ref,
    required,
    minimum,
    maximum,
    type: typeOf(schema),
    // Without their words, two alternatives may both fit.
    anyOf: (schema.oneOf ?? schema.anyOf)?.map(tolerant),
    items: items && tolerant(items),
    additionalProperties: typeof additionalProperties === 'object' ? tolerant(additionalProperties) : undefined,
    properties:
      properties &&
      mapValues(properties, (property, name) => (optional(name) ? nullable(tolerant(property)) : tolerant(property))),
  })
}

/** A whole number is a JSON number like any other; words without a type say it by themselves. */
function typeOf({ type, const: word, enum: words }: JsonSchema): JsonType[] | undefined {
  const given = type ?? (word === undefined ? words : [word])?.map(jsonTypeOf)
  return given && [...new Set([given].flat().map((one) => (one === 'integer' ? 'number' : one)))]
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.type) return { ...schema, type: [...new Set([schema.type, 'null' as const].flat())] }
  return schema.$ref || schema.anyOf ? { anyOf: [schema, { type: 'null' }] } : schema
}

function jsonTypeOf(word: unknown): JsonType {
  return word === null ? 'null' : (typeof word as 'string' | 'number' | 'boolean')
}

function mapValues<T>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}
