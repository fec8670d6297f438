import type { World } from '../state/world.ts'
import type { Worlds } from '../state/worlds.ts'

/** What a control endpoint gets. */
export type ControlCall = {
  worlds: Worlds
  /** The world named in the path. */
  name: string
  /** That world; asking for it makes it. */
  world: () => World
  query: URLSearchParams
  body: Record<string, unknown>
}

/** One thing that can be done to a world from outside. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  /** What comes after `/__mock/worlds/{name}`. */
  path: string
  /** For people who ask `/__mock/` what there is. */
  does: string
  /** Fields of the JSON body, by name. */
  body?: Record<string, string>
  /** Does it; the answer is sent as JSON. */
  run: (call: ControlCall) => unknown
}

/** A control request that makes no sense, with a message for its author. */
export class ControlError extends Error {
  readonly status: number
  constructor(message: string, status = 422) {
    super(message)
    this.name = 'ControlError'
    this.status = status
  }
}

/** A number from a body, if it is given. */
export function optionalNumber(body: Record<string, unknown>, name: string, lowest = 0): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value) || value < lowest) {
    throw new ControlError(`"${name}" is a number of at least ${lowest}`)
  }
  return value
}

/** A yes or no from a body, if it is given. */
export function optionalBoolean(body: Record<string, unknown>, name: string): boolean | undefined {
  const value = body[name]
  if (value !== undefined && typeof value !== 'boolean') throw new ControlError(`"${name}" is true or false`)
  return value
}

/** A text from a body, if it is given. */
export function optionalText(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name]
  if (value !== undefined && (typeof value !== 'string' || value === '')) throw new ControlError(`"${name}" is a text`)
  return value
}

/** What must be there. */
export function required<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new ControlError(`"${name}" is missing`)
  return value
}
