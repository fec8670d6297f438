import type { Schema } from '../document.ts'
import type { Contract } from './contract.ts'

/** A body with another value in one place. */
export interface Spoiled {
  what: string
  pointer: string
  body: unknown
}

/** How deep into a body the search goes; below it the same schemas come again. */
const deepest = 3

/**
 * Bodies that differ in one place from one that is sound: something missing, of another type, just inside or just
 * outside a limit. Which of them are wrong the schema itself says afterwards.
 */
export function* spoiledBodies(contract: Contract, schema: Schema, sound: unknown): Generator<Spoiled> {
  for (const { what, pointer, value } of spoil(contract, schema, sound, '', 0)) yield { what, pointer, body: value }
}

function* spoil(
  contract: Contract,
  reference: Schema,
  sound: unknown,
  pointer: string,
  depth: number,
): Generator<{ what: string; pointer: string; value: unknown }> {
  const schema = contract.resolve(reference)
  const here = (what: string, value: unknown) => ({ what: `${pointer || 'body'} ${what}`, pointer, value })
  if (depth > 0) yield here('of another type', otherType(sound))
  if (typeof sound === 'string') {
    for (const [what, value] of spoiledTexts(schema)) yield here(what, value)
  }
  if (typeof sound === 'number') {
    for (const [what, value] of spoiledNumbers(schema)) yield here(what, value)
  }
  if (depth >= deepest) return
  if (Array.isArray(sound)) {
    if (schema.minItems) yield here('empty', [])
    if (schema.maxItems !== undefined && sound.length > 0) {
      yield here('with one entry too many', many(sound[0], schema.maxItems + 1))
    }
    const [first, ...rest] = sound as unknown[]
    if (first !== undefined && schema.items) {
      for (const inner of spoil(contract, schema.items, first, `${pointer}/0`, depth + 1)) {
        yield { ...inner, value: [inner.value, ...rest] }
      }
    }
  } else if (typeof sound === 'object' && sound !== null) {
    yield* spoiledObject(contract, schema, sound as Record<string, unknown>, pointer, depth)
  }
}

function* spoiledObject(
  contract: Contract,
  { properties = {}, required = [], additionalProperties }: Schema,
  sound: Record<string, unknown>,
  pointer: string,
  depth: number,
): Generator<{ what: string; pointer: string; value: unknown }> {
  for (const name of required) {
    const { [name]: _, ...rest } = sound
    yield { what: `${pointer}/${name} missing`, pointer: `${pointer}/${name}`, value: rest }
  }
  if (additionalProperties === false) {
    const value = { ...sound, nobodyKnowsThis: true }
    yield { what: `${pointer}/nobodyKnowsThis added`, pointer: `${pointer}/nobodyKnowsThis`, value }
  }
  for (const [name, schema] of Object.entries(properties)) {
    if (!(name in sound)) continue
    for (const inner of spoil(contract, schema, sound[name], `${pointer}/${name}`, depth + 1)) {
      yield { ...inner, value: { ...sound, [name]: inner.value } }
    }
  }
}

/** Texts at the limits of a schema and beyond. */
export function* spoiledTexts({ minLength, maxLength, enum: words, pattern }: Schema): Generator<[string, string]> {
  if (minLength) yield ['too short', 'x'.repeat(minLength - 1)]
  if (minLength) yield ['as short as allowed', 'x'.repeat(minLength)]
  if (maxLength !== undefined) yield ['too long', 'x'.repeat(maxLength + 1)]
  if (maxLength !== undefined) yield ['as long as allowed', 'x'.repeat(maxLength)]
  if (words) yield ['of an unknown word', 'nobody-knows-this']
  if (pattern !== undefined) yield ['of another pattern', ' ']
}

function* spoiledNumbers({ minimum, maximum, type }: Schema): Generator<[string, number]> {
  if (minimum !== undefined) yield ['too small', minimum - 1]
  if (minimum !== undefined) yield ['as small as allowed', minimum]
  if (maximum !== undefined) yield ['too large', maximum + 1]
  if (maximum !== undefined) yield ['as large as allowed', maximum]
  if (type === 'integer') yield ['not whole', (minimum ?? 0) + 0.5]
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 17
  if (Array.isArray(value)) return 'a word'
  return typeof value === 'object' ? [17] : 'a word'
}

/** Different texts, because lists may want their entries to differ. */
function many(entry: unknown, count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => (typeof entry === 'string' ? `${entry}-${index}` : entry))
}
