import type { Schema } from '../contract/document.ts'
import { type Contract, type KnownOperation, successSchema } from '../contract/verify/contract.ts'

/** Whether the answer of an operation holds a list of entries, of which one can be wrong. */
export function listsIn(operation: KnownOperation, contract: Contract): boolean {
  const answer = successSchema(operation)
  const schemas = answer === undefined ? [] : [contract.resolve(answer)]
  for (const schema of schemas) {
    const below = [...Object.values(schema.properties ?? {}), ...partsOf(schema)].map((part) => contract.resolve(part))
    schemas.push(...below.filter((part) => !schemas.includes(part)))
  }
  return schemas.some(({ items }) => items !== undefined && isObject(contract.resolve(items)))
}

const partsOf = ({ allOf = [], oneOf = [], anyOf = [] }: Schema): Schema[] => [...allOf, ...oneOf, ...anyOf]

const isObject = (schema: Schema) => schema.properties !== undefined || partsOf(schema).length > 0
