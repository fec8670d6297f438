import { resolve, type Schema } from '../../../scripts/contract/document.ts'
import { readEventSchemas } from '../../../scripts/contract/event-schemas.ts'
import { contract } from './contract.ts'

/** A schema and the document that its references point into. */
interface Place {
  schema: Schema
  within: unknown
}

/** The schema of this name, in the contract or among openapi/events. */
export function schemaNamed(name: string): Place {
  const own = contract.components.schemas?.[name]
  if (own) return { schema: own, within: contract }
  for (const { schema } of readEventSchemas()) {
    const found = schema.title === name ? schema : schema.$defs?.[name]
    if (found) return { schema: found, within: schema }
  }
  throw new Error(`There is no schema called ${name}`)
}

/**
 * What a path of properties leads to, such as `task.expiration.zonedDatetime`. Lists are entered by themselves, and of
 * several alternatives those that know the property count. Empty when the path leads nowhere.
 */
export function fieldsAt(start: Place, path: string): Schema[] {
  let places = [start]
  for (const step of path.split('.')) {
    places = places.flatMap(possibilities).flatMap(({ schema, within }) => {
      const next = schema.properties?.[step]
      return next ? [{ schema: next, within }] : []
    })
  }
  return places.flatMap(possibilities).map(({ schema }) => schema)
}

/** All object schemas that a schema may stand for. */
function possibilities({ schema, within }: Place): Place[] {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const further = [
    ...(schema.$ref ? [resolve<Schema>(within as typeof contract, { $ref: schema.$ref })] : []),
    ...parts,
    ...(schema.items ? [schema.items] : []),
  ]
  return [{ schema, within }, ...further.flatMap((part) => possibilities({ schema: part, within }))]
}
