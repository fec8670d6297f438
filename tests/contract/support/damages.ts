/** A value with one thing wrong in it, or at least different. */
export interface Damage {
  what: string
  value: unknown
}

/** Every way to take one property away or to put something of another type in its place, at any depth. */
export function* damages(whole: unknown, at = ''): Generator<Damage> {
  if (typeof whole !== 'object' || whole === null) return
  for (const [key, part] of Object.entries(whole)) {
    const pointer = `${at}/${key}`
    if (!Array.isArray(whole)) {
      const { [key]: _, ...rest } = whole as Record<string, unknown>
      yield { what: `${pointer} taken away`, value: rest }
    }
    yield { what: `${pointer} of another type`, value: replaced(whole, key, otherType(part)) }
    yield { what: `${pointer} undecided`, value: replaced(whole, key, null) }
    for (const { what, value } of damages(part, pointer)) yield { what, value: replaced(whole, key, value) }
  }
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 17
  if (Array.isArray(value)) return { length: value.length }
  return typeof value === 'object' ? [17] : 'a word'
}

function replaced(whole: object, key: string, value: unknown): unknown {
  if (Array.isArray(whole)) return whole.with(Number(key), value)
  return { ...whole, [key]: value }
}
