import { resolve, type Schema } from '../../../scripts/contract/document.ts'
import { readEventSchemas } from '../../../scripts/contract/event-schemas.ts'
import { contract } from './contract.ts'

/** Every named shape with fields, of the contract and of openapi/events. */
export function objectSchemas(): Record<string, Schema> {
  const events = readEventSchemas().flatMap(({ schema }) => [[schema.title, schema] as const, ...parts(schema)])
  const all = [...Object.entries(contract.components.schemas ?? {}), ...events]
  return Object.fromEntries(all.filter(([, schema]) => Object.keys(fieldsOf(schema)).length > 0))
}

const parts = (schema: Schema): [string, Schema][] => Object.entries(schema.$defs ?? {})

/** The fields that a schema lists itself; those that it takes over from another named one are that one's. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  const own = (schema.allOf ?? []).filter(({ $ref }) => $ref === undefined)
  return Object.assign({}, schema.properties, ...own.map(({ properties }) => properties)) as Record<string, Schema>
}

/** The names of all schemas to which references lead from here, however deep. */
export function namesReachedFrom(start: unknown): string[] {
  const seen = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && typeof value.$ref === 'string' && !seen.has(value.$ref)) {
      seen.add(value.$ref)
      look(resolve<unknown>(contract, { $ref: value.$ref }))
    }
    for (const part of Object.values(value)) look(part)
  }
  look(start)
  const prefix = '#/components/schemas/'
  return [...seen]
    .filter((reference) => reference.startsWith(prefix))
    .map((reference) => reference.slice(prefix.length))
}
