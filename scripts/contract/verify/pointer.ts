/**
 * What a JSON pointer leads to. A step `*` takes the first entry below which the rest of the way leads to something.
 */
export function at(value: unknown, pointer: string): unknown {
  const [step, ...rest] = stepsOf(pointer)
  if (step === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  const remaining = rest.map((one) => `/${escape(one)}`).join('')
  if (step !== '*') return at((value as Record<string, unknown>)[step], remaining)
  for (const entry of Object.values(value)) {
    const found = at(entry, remaining)
    if (found !== undefined && found !== null) return found
  }
  return undefined
}

/** A copy of the value with another one at the pointer; `undefined` takes the place away. */
export function withAt(value: unknown, pointer: string, replacement: unknown): unknown {
  const [step, ...rest] = stepsOf(pointer)
  if (step === undefined) return replacement
  if (typeof value !== 'object' || value === null) return value
  const remaining = rest.map((one) => `/${escape(one)}`).join('')
  const inner = withAt((value as Record<string, unknown>)[step], remaining, replacement)
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (String(index) === step ? inner : entry))
  const copy: Record<string, unknown> = { ...value, [step]: inner }
  if (inner === undefined) delete copy[step]
  return copy
}

function stepsOf(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

const escape = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')
