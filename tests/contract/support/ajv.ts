import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../../../scripts/contract/document.ts'
import { standalone, strictAjv } from '../../../scripts/contract/verify/schemas.ts'
import { contract } from './contract.ts'

export { strictAjv }

const ajv = strictAjv()
for (const [name, schema] of Object.entries(contract.components.schemas ?? {})) {
  ajv.addSchema({ ...standalone(schema), $id: `schema:${name}` })
}

/** Compiles a schema of the bundle. */
export function compile(schema: Schema): ValidateFunction {
  return ajv.compile(standalone(schema))
}

/** What is wrong with a value, in one line; empty when nothing is. */
export function complaints(validate: ValidateFunction, value: unknown): string {
  if (validate(value)) return ''
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
}
