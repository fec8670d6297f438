import { defined, type JsonSchema } from '../../src/shared/json-schema/schema.ts'
import type { Schema } from './document.ts'

/** Finds what a reference of a schema leads to. */
type Lookup = (reference: string) => Schema

/** What checks a value by itself, in the order in which it is written. */
const CHECKS = [
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'required',
] as const

/** Formats that check nothing. */
const FREE_FORMATS = ['password', 'binary']

/** Keywords that are read below, and those that are for people and generators. */
const OTHERS =
  /^(minimum|maximum|properties|additionalProperties|items|oneOf|anyOf|title|description|contentMediaType|examples?|default|x-.+|\$(id|schema|defs))$/

/**
 * Makes lean schemas for the portal: everything that checks values, and no words for people. `definitions` collects
 * what they refer to.
 */
export class LeanSchemas {
  readonly definitions: Record<string, JsonSchema> = {}
  readonly #lookup: Lookup

  constructor(lookup: Lookup) {
    this.#lookup = lookup
  }

  make(schema: Schema): JsonSchema {
    if (schema.$ref) return { $ref: this.#named(schema.$ref) }
    if (schema.allOf) return this.make(this.#merged(schema))
    const unknown = Object.keys(schema).find((key) => !CHECKS.some((check) => check === key) && !OTHERS.test(key))
    if (unknown) throw new Error(`The portal does not know how to check "${unknown}".`)
    const { format, properties, additionalProperties, items, oneOf, anyOf } = schema
    return defined<JsonSchema>({
      ...Object.fromEntries(CHECKS.map((check) => [check, schema[check]])),
      format: format && !FREE_FORMATS.includes(format) ? format : undefined,
      ...limits(schema),
      properties: properties && mapValues(properties, (property) => this.make(property)),
      additionalProperties: isSchema(additionalProperties) ? this.make(additionalProperties) : additionalProperties,
      'x-indivisible': schema['x-indivisible'],
      items: items && this.make(items),
      oneOf: oneOf?.map((one) => this.make(one)),
      anyOf: anyOf?.map((one) => this.make(one)),
    })
  }

  #named(reference: string): string {
    const name = reference.slice(reference.lastIndexOf('/') + 1)
    if (!(name in this.definitions)) {
      this.definitions[name] = {}
      this.definitions[name] = this.make(this.#lookup(reference))
    }
    return name
  }

  /** One object in place of its parts, so that each property knows whether it is required. */
  #merged({ allOf = [], properties = {}, required = [] }: Schema): Schema {
    const merged: Required<Pick<Schema, 'type' | 'properties' | 'required'>> = {
      type: 'object',
      properties: {},
      required: [],
    }
    for (const part of [...allOf, { properties, required }]) {
      const whole = part.$ref ? this.#lookup(part.$ref) : part
      const flat = whole.allOf ? this.#merged(whole) : whole
      Object.assign(merged.properties, flat.properties)
      merged.required = [...new Set([...merged.required, ...(flat.required ?? [])])]
    }
    return merged
  }
}

/** The names in alphabetical order, so that a change of one operation moves no other line. */
export function sorted(definitions: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whole numbers that JavaScript cannot count exactly are none. */
function limits({ type, minimum, maximum }: Schema) {
  if (![type].flat().includes('integer')) return { minimum, maximum }
  return { minimum: minimum ?? Number.MIN_SAFE_INTEGER, maximum: maximum ?? Number.MAX_SAFE_INTEGER }
}

function isSchema(value: boolean | Schema | undefined): value is Schema {
  return typeof value === 'object'
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
