import { validate, type OutputUnit } from '@cfworker/json-schema'
import type { SchemaOf } from './schema.ts'
import { tolerant, tolerantDefinitions } from './tolerant.ts'

/**
 * `strict` holds a value to everything that its schema says. `tolerant` asks only that what is required is there, of
 * the right JSON type, and that numbers are within their limits: words of a later version, and null in place of an
 * absent property, are let through.
 */
export type ValidationMode = 'strict' | 'tolerant'

/**
 * JSON pointer of the first place where the value breaks the schema; null when there is none. The value itself is `''`.
 */
export function violationOf<T>(expected: SchemaOf<T>, value: unknown, mode: ValidationMode = 'strict'): string | null {
  const strict = mode === 'strict'
  const schema = strict ? expected.schema : tolerant(expected.schema)
  const definitions = strict ? expected.definitions : tolerantDefinitions(expected.definitions)
  try {
    const { valid, errors } = validate(value, schema, '2020-12', definitions)
    return valid ? null : deepest(errors.map(pointerOf))
  } catch {
    // What no JSON text can hold, such as undefined or a function in a window message, makes the library throw.
    return ''
  }
}

/** Whether the value has the shape of `T` in every detail. */
export function matches<T>(expected: SchemaOf<T>, value: unknown): value is T {
  return violationOf(expected, value) === null
}

/**
 * Each error stands behind those of the objects around it; of several alternatives the one that came furthest says
 * most.
 */
function deepest(pointers: readonly string[]): string {
  const depth = (pointer: string) => pointer.split('/').length
  return pointers.reduce((best, pointer) => (depth(pointer) > depth(best) ? pointer : best), '')
}

/** The library locates a missing property at its object and names it in its sentence only. */
function pointerOf({ instanceLocation, keyword, error }: OutputUnit): string {
  const pointer = decodeURI(instanceLocation.slice(1))
  const missing = keyword === 'required' ? /"(.+)"\.$/s.exec(error)?.[1] : undefined
  return missing === undefined ? pointer : `${pointer}/${missing.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
