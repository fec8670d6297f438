import { at } from '../verify/pointer.ts'

/** What expressions can speak of. */
export interface Scope {
  inputs: Record<string, unknown>
  steps: Record<string, Record<string, unknown>>
  response?: { status: number; headers: Headers; body: unknown }
}

/** The value of an Arazzo runtime expression, of a text with expressions in braces, or of anything that holds some. */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return lookUp(value, scope)
    return value.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) => String(lookUp(expression, scope)))
  }
  if (Array.isArray(value)) return value.map((entry) => evaluate(entry, scope))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, evaluate(inner, scope)]))
}

/** A condition that does not hold: where, and what stood there instead. */
export interface Broken {
  pointer: string
  message: string
}

/** Holds a simple condition such as `$response.body#/count < $steps.before.outputs.count` against an answer. */
export function broken(condition: string, scope: Scope): Broken | undefined {
  const [, left = '', operator = '', right = ''] = /^(\S+)\s+(==|!=|<=|>=|<|>)\s+(.+)$/.exec(condition.trim()) ?? []
  if (operator === '') throw new Error(`A condition of a workflow cannot be read: ${condition}`)
  const [one, other] = [operand(left, scope), operand(right, scope)]
  if (holds(one, operator, other)) return undefined
  const pointer = left === '$statusCode' ? '/status' : (left.split('#')[1] ?? left)
  return { pointer, message: `is ${JSON.stringify(one)} where the workflow wants ${operator} ${JSON.stringify(other)}` }
}

function holds(one: unknown, operator: string, other: unknown): boolean {
  switch (operator) {
    case '==':
      return one === other
    case '!=':
      return one !== other
    case '<':
      return Number(one) < Number(other)
    case '>':
      return Number(one) > Number(other)
    case '<=':
      return Number(one) <= Number(other)
    default:
      return Number(one) >= Number(other)
  }
}

function operand(text: string, scope: Scope): unknown {
  if (text.startsWith('$')) return lookUp(text, scope)
  if (/^'.*'$/.test(text)) return text.slice(1, -1)
  return JSON.parse(text) as unknown
}

function lookUp(expression: string, { inputs, steps, response }: Scope): unknown {
  if (expression === '$statusCode') return response?.status
  const [, input] = /^\$inputs\.(\w+)$/.exec(expression) ?? []
  if (input !== undefined) return inputs[input]
  const [, step = '', output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(expression) ?? []
  if (output !== undefined) return steps[step]?.[output]
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(expression) ?? []
  if (header !== undefined) return response?.headers.get(header) ?? undefined
  const [, pointer] = /^\$response\.body#(.*)$/.exec(expression) ?? []
  if (pointer !== undefined) return at(response?.body, pointer)
  throw new Error(`An expression of a workflow cannot be read: ${expression}`)
}
