import type { Shape } from '../../src/shared/shape.ts'
import type { Schema } from './document.ts'

/** Finds what a reference of the schema leads to. */
export type Lookup = (reference: string) => Schema

const letters: Record<string, string> = {
  string: 's',
  number: 'n',
  integer: 'i',
  boolean: 'b',
  object: 'o',
  array: 'a',
  null: '0',
}

/** How much of a schema its shape keeps. */
export interface ShapeDetail {
  /** Patterns, emptiness and closed objects, which the answers of the server can do without. */
  details: boolean
  /** Closes every object that does not say that it is open: a test finds properties in examples that no schema knows. */
  closed?: boolean
}

/** Turns JSON Schemas into shapes. `used` collects the names that came up. */
export class ShapeMaker {
  readonly used = new Map<string, Shape>()
  readonly #lookup: Lookup
  readonly #details: boolean
  readonly #closed: boolean

  constructor(lookup: Lookup, { details, closed = false }: ShapeDetail) {
    this.#lookup = lookup
    this.#details = details
    this.#closed = closed
  }

  make(schema: Schema): Shape {
    if (schema.$ref) return this.#named(schema.$ref)
    if (schema.allOf) return this.make(this.#merged(schema))
    const alternatives = schema.oneOf ?? schema.anyOf
    if (alternatives) return unite(alternatives.map((one) => this.make(one)))
    const words = schema.const === undefined ? schema.enum : [schema.const]
    if (words) return ofWords(words)
    if (schema.type === undefined) return schema.properties ? this.#object(schema) : '*'
    return unite([schema.type].flat().map((type) => this.#ofType(type, schema)))
  }

  #ofType(type: string, schema: Schema): Shape {
    if (type === 'object') return this.#object(schema)
    if (type === 'array') return this.#list(schema)
    if (type === 'string' && this.#details && schema.pattern !== undefined) return `~${schema.pattern}`
    if (type === 'string' && this.#details && schema.minLength) return '~[^]'
    const letter = letters[type]
    if (!letter) throw new Error(`No shape for the type ${type}`)
    return letter
  }

  #list(schema: Schema): Shape {
    if (!schema.items) return 'a'
    return { [this.#details && schema.minItems ? '[+]' : '[]']: this.make(schema.items) }
  }

  #object(schema: Schema): Shape {
    const { properties, additionalProperties, required = [] } = schema
    if (!properties) return typeof additionalProperties === 'object' ? { '{}': this.make(additionalProperties) } : 'o'
    const isClosed = this.#details && (additionalProperties ?? !this.#closed) === false
    const entries = Object.entries(properties).map(([key, property]): [string, Shape] => [
      required.includes(key) ? key : `${key}?`,
      this.make(property),
    ])
    return Object.fromEntries(isClosed ? [...entries, ['!', '*']] : entries)
  }

  /** A named schema that is no more than a letter is written as that letter. */
  #named(reference: string): Shape {
    const name = reference.slice(reference.lastIndexOf('/') + 1)
    if (this.used.has(name)) return this.#shortest(name)
    this.used.set(name, name)
    this.used.set(name, this.make(this.#lookup(reference)))
    return this.#shortest(name)
  }

  #shortest(name: string): Shape {
    const shape = this.used.get(name)
    return typeof shape === 'string' && /^[a-z0*]+$/.test(shape) ? shape : name
  }

  #merged(schema: Schema): Schema {
    const parts = [...(schema.allOf ?? []), { properties: schema.properties ?? {}, required: schema.required ?? [] }]
    const merged: Schema = { type: 'object', properties: {}, required: [] }
    for (const part of parts) {
      const whole = part.$ref ? this.#lookup(part.$ref) : part
      const { properties, required } = whole.allOf ? this.#merged(whole) : whole
      Object.assign(merged.properties ?? {}, properties)
      merged.required?.push(...(required ?? []))
    }
    return merged
  }
}

function ofWords(words: unknown[]): Shape {
  const plain = words.filter((word) => word !== null)
  if (plain.some((word) => String(word).includes('|'))) throw new Error('A word of an enumeration must not contain |')
  return unite([...(plain.length ? [`=${plain.join('|')}`] : []), ...(plain.length < words.length ? ['0'] : [])])
}

/** Letters grow together into one word, everything else becomes a list of alternatives. */
function unite(shapes: Shape[]): Shape {
  const flat = shapes.flatMap((shape): readonly Shape[] => (Array.isArray(shape) ? (shape as Shape[]) : [shape]))
  const isLetters = (shape: Shape): shape is string => typeof shape === 'string' && /^[a-z0*]+$/.test(shape)
  const word = [...new Set(flat.filter(isLetters).join(''))].join('')
  const others = flat.filter((shape) => !isLetters(shape))
  const all = word ? [...others, word] : others
  const [only] = all
  return all.length === 1 && only !== undefined ? only : all
}

/** Names that stand for letters are not needed in the table. */
export function tableOf(used: Map<string, Shape>): Record<string, Shape> {
  const entries = [...used].filter(([, shape]) => !(typeof shape === 'string' && /^[a-z0*]+$/.test(shape)))
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
