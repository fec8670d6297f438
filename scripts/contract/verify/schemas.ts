import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenApiDocument, Schema } from '../document.ts'
import type { Finding } from './findings.ts'

/** Words that our schemas carry for people and generators; they check nothing. */
const annotations = [
  'x-known-values',
  'x-indivisible',
  'x-field-provenance',
  'x-field-provenance-reason',
  'x-provenance',
  'x-provenance-reason',
  'x-provenance-note',
  'x-own-shape',
]

/** Draft 2020-12, strict: an unknown keyword or format is a mistake of ours. */
export function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(annotations)
  ajv.addFormat('password', true)
  ajv.addFormat('binary', true)
  return ajv
}

/** Compiles schemas of one bundle and says where a value breaks them. */
export class Schemas {
  readonly #ajv = strictAjv()
  readonly #compiled = new Map<Schema, ValidateFunction>()

  constructor(document: OpenApiDocument) {
    for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
      this.#ajv.addSchema({ ...standalone(schema), $id: `schema:${name}` })
    }
  }

  /** Throws where Ajv cannot compile the schema. */
  compile(schema: Schema): ValidateFunction {
    const known = this.#compiled.get(schema)
    if (known) return known
    const validate = this.#ajv.compile(standalone(schema))
    this.#compiled.set(schema, validate)
    return validate
  }

  /** What is wrong with a value, each at its JSON pointer; empty when nothing is. */
  findings(schema: Schema, value: unknown): Finding[] {
    const validate = this.compile(schema)
    if (validate(value)) return []
    return leaves(validate.errors ?? []).map(({ instancePath, keyword, params, message = 'is not valid' }) => {
      const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : ''
      return { pointer: `${instancePath}${missing}`, message: missing ? 'is missing' : `${message}${allowed(params)}` }
    })
  }
}

/**
 * Strict mode knows no OpenAPI document; so each named schema stands by itself and is referred to by a name of its own.
 */
export function standalone(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"schema:')) as Schema
}

/** Of alternatives that all fail, the reasons; "must match exactly one schema" says less than they do. */
function leaves(errors: ErrorObject[]): ErrorObject[] {
  const plain = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf' && keyword !== 'allOf')
  const chosen = plain.length > 0 ? plain : errors
  const seen = new Set<string>()
  return chosen.filter(({ instancePath, keyword, message }) => {
    const key = `${instancePath} ${keyword} ${message}`
    return !seen.has(key) && seen.add(key)
  })
}

function allowed(params: Record<string, unknown>): string {
  if (Array.isArray(params.allowedValues)) return `: ${params.allowedValues.join(', ')}`
  return params.additionalProperty === undefined ? '' : `: ${String(params.additionalProperty)}`
}
