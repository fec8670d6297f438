import { resolve, type Asked } from '../../../scripts/contract/document.ts'
import { contract, operations, parametersOf } from './contract.ts'

/** A request that can be made from the contract alone. */
export interface ExampleRequest {
  operationId: string
  /** Name of the example that the body is; `request` where there is no body. */
  name: string
  method: string
  /** Below the API base, with its query. */
  path: string
  headers: Record<string, string>
  body: string | null
  /** What the contract promises when all goes well. */
  successes: number[]
}

/** Every request that the contract shows: one for each named body, or one where the operation takes none. */
export const exampleRequests: ExampleRequest[] = operations.flatMap(requestsOf)

/** The example of this name, to be sent before another one. */
export function exampleRequest(operationId: string, name?: string): ExampleRequest {
  const found = exampleRequests.find((one) => one.operationId === operationId && (name ?? one.name) === one.name)
  if (!found) throw new Error(`The contract shows no such request: ${operationId} ${name ?? ''}`)
  return found
}

function requestsOf(asked: Asked): ExampleRequest[] {
  const { operation, method, path } = asked
  const parameters = parametersOf(asked).map(({ name, in: place, required, schema, example }) => ({
    name,
    place,
    required,
    value: String(example ?? schema.const),
  }))
  const at = (wanted: string) => parameters.filter(({ place, required }) => place === wanted && required)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = at('path').find((parameter) => parameter.name === name)?.value
    if (value === undefined) throw new Error(`${path} has no parameter ${name}`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(at('query').map(({ name, value }) => [name, value])).toString()
  const shared = {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path: query ? `${filled}?${query}` : filled,
    successes: Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status < 300),
  }
  const headers = Object.fromEntries(at('header').map(({ name, value }) => [name, value]))
  const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({ name, type, value: resolve(contract, example).value })),
  )
  if (!bodies.length) return [{ ...shared, name: 'request', headers, body: null }]
  return bodies.map(({ name, type, value }) => {
    const body = typeof value === 'string' ? value : JSON.stringify(value)
    return { ...shared, name, headers: { ...headers, 'content-type': type }, body }
  })
}
