import type { Schema } from '../document.ts'
import type { Contract } from '../verify/contract.ts'

/** Words in the place of those that somebody wrote. */
const words = 'A lamp hangs over every table and the press stops by itself when the sensor drifts'.split(' ')

/**
 * Takes out of an answer what is somebody's: texts become other texts of the same length of words, ids become numbered
 * ones. The shape, numbers, moments, words of lists and what is null or empty stay, because they are what an example
 * shows.
 */
export class Sanitiser {
  readonly #contract: Contract
  readonly #ids = new Map<string, string>()

  constructor(contract: Contract) {
    this.#contract = contract
  }

  clean(schema: Schema | undefined, value: unknown, name = ''): unknown {
    const known = schema && this.#contract.resolve(schema)
    if (Array.isArray(value)) return value.map((entry) => this.clean(known?.items, entry, name))
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, inner]) => {
        const property = propertyOf(this.#contract, known, key)
        return [key, this.clean(property, inner, key)]
      })
      return Object.fromEntries(entries)
    }
    return typeof value === 'string' ? this.#text(known, value, name) : value
  }

  #text(schema: Schema | undefined, value: string, name: string): string {
    if (value === '' || schema?.enum || schema?.const !== undefined || isOpenList(schema)) return value
    // A moment, whatever alternatives the schema has beside it.
    if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return value
    if (/ids?$/i.test(name)) return this.#id(value)
    if (/code$/i.test(name)) return value
    if (schema?.format?.startsWith('uri')) return './api/files/example'
    if (schema?.pattern !== undefined) return value.startsWith('/') ? '/example' : value
    return rewritten(value)
  }

  /** The same id is the same everywhere, so that what belongs together still does. */
  #id(value: string): string {
    const known = this.#ids.get(value) ?? `id-${this.#ids.size + 1}`
    this.#ids.set(value, known)
    return known
  }
}

const isOpenList = (schema: Schema | undefined): boolean => schema?.['x-known-values'] !== undefined

/** As many words as there were. */
function rewritten(value: string): string {
  const count = value.trim().split(/\s+/).length
  const text = Array.from({ length: count }, (_, index) => words[index % words.length]).join(' ')
  return value.endsWith('\n') ? `${text}\n` : text
}

function propertyOf(contract: Contract, schema: Schema | undefined, key: string): Schema | undefined {
  if (!schema) return undefined
  const own = schema.properties?.[key]
  if (own) return own
  if (typeof schema.additionalProperties === 'object') return schema.additionalProperties
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = propertyOf(contract, contract.resolve(part), key)
    if (found) return found
  }
  return undefined
}
