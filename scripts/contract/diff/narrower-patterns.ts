/**
 * The older contract as Redocly has to see it. Of two patterns it cannot tell which allows less, so that every change
 * would break everybody. Where the newer one plainly allows less, the older contract loses its pattern: a limit that
 * comes breaks who sends the value, and not who receives it.
 */
export function withoutNarrowedPatterns<T>(before: T, after: unknown): T {
  const copy = structuredClone(before)
  dropNarrowed(copy, after)
  return copy
}

function dropNarrowed(before: unknown, after: unknown): void {
  if (!isRecord(before) || !isRecord(after)) return
  if (isNarrower(before['pattern'], after['pattern'])) delete before['pattern']
  for (const key of Object.keys(before)) dropNarrowed(before[key], after[key])
}

/** Whether the newer pattern is the older one with an exception before it: `^/` and `^(?!//)/`. */
function isNarrower(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || !before.startsWith('^')) return false
  const [start, end] = ['^(?!', `)${before.slice(1)}`]
  if (!after.startsWith(start) || !after.endsWith(end) || after.length < start.length + end.length) return false
  // What stands between is one exception only where it is a whole pattern itself: `a)|(b` is not.
  return isPattern(after.slice(start.length, -end.length))
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
