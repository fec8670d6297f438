import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../../../scripts/contract/document.ts'
import { contract } from './contract.ts'

/** Words that our schemas carry for people and generators; they check nothing. */
const annotations = [
  'x-known-values',
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

const ajv = strictAjv()
for (const [name, schema] of Object.entries(contract.components.schemas ?? {})) {
  ajv.addSchema({ ...standalone(schema), $id: `schema:${name}` })
}

/** Compiles a schema of the bundle. */
export function compile(schema: Schema): ValidateFunction {
  return ajv.compile(standalone(schema))
}

/** Strict mode knows no OpenAPI document; so each named schema stands by itself and is referred to by a name of its own. */
function standalone(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"schema:')) as Schema
}

/** What is wrong with a value, in one line; empty when nothing is. */
export function complaints(validate: ValidateFunction, value: unknown): string {
  if (validate(value)) return ''
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
}
