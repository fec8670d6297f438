/**
 * What a service is told of an error: enough to find its cause, and nothing of what people are called, write or look
 * at.
 */
export interface DescribedError {
  name: string
  /** Without quotations, addresses and names; for a failed call only its code. */
  message: string
  /** Of a failed call: what the server's log knows it by. */
  call?: { kind: string; code: string; status: number; requestId: string | null }
  /** Lines of the stack, without what follows a `?` or `#` in an address. */
  stack: string[]
}

/** Lines of a stack that are of use; the rest is the library's. */
const MOST_LINES = 12

/** Describes an error for somebody outside of the organisation. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  const call = callOf(error)
  return {
    name: error.name,
    // What the server says of a failed call may name people and things.
    message: call ? call.code : withoutPersonalData(error.message),
    ...(call && { call }),
    stack: stackOf(error),
  }
}

/**
 * Takes out of a sentence what may be about somebody: quotations, mail addresses, queries of addresses, long numbers.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]')
    .replace(/\bhttps?:\/\/[^\s"'<>)]+/g, '[address]')
    .replace(/(\/[^\s?#"']*)[?#][^\s"')]*/g, '$1')
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/g, '[text]')
    .replace(/'([^']*)'/g, (whole, quoted: string) => (/^[A-Za-z_$][\w$]*$/.test(quoted) ? whole : '[text]'))
    .replace(/\d{5,}/g, '[number]')
}

/** A failed call as the API client throws it; told by its fields, because what has no domain knows no API. */
function callOf(error: Error): DescribedError['call'] {
  const { kind, code, status, requestId } = error as Error & Record<string, unknown>
  if (typeof kind !== 'string' || typeof code !== 'string' || typeof status !== 'number') return undefined
  return { kind, code, status, requestId: typeof requestId === 'string' ? requestId : null }
}

/** The first line repeats the message in some browsers. */
function stackOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .slice(0, MOST_LINES)
    .map((line) => line.trim().replace(/[?#][^\s:)]*/g, ''))
}
