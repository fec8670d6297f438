import type { getHttpOperationsFromSpec } from '@stoplight/prism-http'

/** An operation as Prism reads it from the contract. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** What a method and a path mean in the contract. */
export type Match =
  | { kind: 'operation'; operation: Operation; operationId: string }
  | { kind: 'method-not-allowed'; allowed: string[] }
  | { kind: 'unknown' }

type Route = { method: string; segments: string[]; operation: Operation }

/**
 * Finds the operation of a request. Prism would match every operation for each request; sorted by the number of
 * segments there are a few to look at, and Prism gets the one that fits.
 */
export class OperationIndex {
  readonly #routes = new Map<number, Route[]>()

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      const segments = operation.path.split('/')
      const routes = this.#routes.get(segments.length) ?? []
      routes.push({ method: operation.method.toUpperCase(), segments, operation })
      this.#routes.set(segments.length, routes)
    }
    for (const routes of this.#routes.values()) routes.sort((one, other) => compare(one.segments, other.segments))
  }

  /** The operation for a path below the API base. */
  match(method: string, path: string): Match {
    // Prism and the app decode what stands in the place of a parameter, and neither expects that it cannot be decoded.
    if (!isDecodable(path)) return { kind: 'unknown' }
    const segments = path.split('/')
    const fitting = (this.#routes.get(segments.length) ?? []).filter((route) => fits(route.segments, segments))
    const [best] = fitting
    if (!best) return { kind: 'unknown' }
    const found = fitting.find((route) => route.method === method)
    if (!found) return { kind: 'method-not-allowed', allowed: [...new Set(fitting.map((route) => route.method))] }
    return { kind: 'operation', operation: found.operation, operationId: found.operation.iid ?? found.operation.id }
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function isTemplated(segment: string): boolean {
  return segment.startsWith('{')
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return template.every((part, index) => part === segments[index] || (isTemplated(part) && segments[index] !== ''))
}

/** What is written out goes before what is templated, from left to right. */
function compare(one: readonly string[], other: readonly string[]): number {
  const difference = one.findIndex((part, index) => isTemplated(part) !== isTemplated(other[index] ?? ''))
  return difference < 0 ? 0 : isTemplated(one[difference] ?? '') ? 1 : -1
}
