import { randomUUID } from 'node:crypto'
import { isJson, type Parameter } from '../document.ts'
import type { Prepared } from './caller.ts'
import type { KnownOperation } from './contract.ts'
import { at, withAt } from './pointer.ts'
import type { Values } from './values.ts'

/** A request in parts, so that one part of it can be spoiled. */
export interface RequestParts {
  operation: KnownOperation
  /** Name of the example that the body is. */
  name: string
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  mediaType: string | undefined
}

/** The request of each example of an operation; the name of what is missing where one cannot be made. */
export function exampleParts(operation: KnownOperation, values: Values): RequestParts[] | { missing: string } {
  const path: Record<string, string> = {}
  const query: Record<string, string> = {}
  const headers: Record<string, string> = {}
  for (const parameter of operation.parameters) {
    const { name, in: place, required, example, schema } = parameter
    if (place === 'path') {
      const known = values.nameOf(operation.id, name)
      const [value] = values.candidates(known, example)
      if (value === undefined) return { missing: known }
      path[name] = value
    } else if (required) {
      const value = String(example ?? schema.const ?? schema.enum?.[0] ?? '')
      if (place === 'query') query[name] = value
      if (place === 'header') headers[name] = value
    }
  }
  const shared = { operation, path, query, headers }
  const bodies = (operation.request?.bodies ?? []).flatMap(({ mediaType, examples }) =>
    examples.map(([name, body]) => ({ ...shared, name, mediaType, body: filled(operation.id, body, values) })),
  )
  return bodies.length > 0 ? bodies : [{ ...shared, name: 'request', body: undefined, mediaType: undefined }]
}

/** The example with the ids of this server in it, and with a key of its own where the client makes one up. */
function filled(operationId: string, example: unknown, values: Values): unknown {
  let body = example
  for (const [pointer, name] of Object.entries(values.table.bodies[operationId] ?? {})) {
    const value = values.known(name)
    const there = at(body, pointer)
    if (there === undefined || there === null) continue
    // Another person's conversation of the examples does not exist here.
    if (value !== undefined) body = withAt(body, pointer, value)
    else if (values.table.made.includes(name)) body = withAt(body, pointer, undefined)
  }
  return withFreshKey(body)
}

/** A second request with the same key is the same request; so each one that should count gets its own. */
export function withFreshKey(body: unknown): unknown {
  return at(body, '/clientKey') === undefined ? body : withAt(body, '/clientKey', randomUUID())
}

/** Puts the parts together. */
export function prepare(parts: RequestParts): Prepared {
  const { operation, mediaType, body } = parts
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path[name] ?? ''))
  const query = new URLSearchParams(parts.query).toString()
  const text = body === undefined ? undefined : textOf(body, mediaType)
  return {
    operationId: operation.id,
    method: operation.method,
    path: query ? `${path}?${query}` : path,
    headers: { ...parts.headers, ...(mediaType === undefined ? {} : { 'content-type': mediaType }) },
    ...(text === undefined ? {} : { body: text }),
  }
}

/** The parameters of one place. */
export function parametersIn(operation: KnownOperation, place: Parameter['in']): Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place)
}

function textOf(body: unknown, mediaType = 'application/json'): string {
  return typeof body === 'string' && !isJson(mediaType) ? body : JSON.stringify(body)
}
