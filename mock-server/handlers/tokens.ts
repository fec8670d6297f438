import { invalid } from './refusals.ts'

/**
 * Opaque tokens: clients get them as they are and send them back. What they hold is a place in an order, never an
 * offset, so that what arrives or vanishes between two pages neither repeats nor skips an entry.
 */
export function makeToken(kind: string, place: number | string): string {
  // A place may be somebody's name, and base64 of the browser knows Latin letters only.
  const bytes = new TextEncoder().encode(`${kind}:${place}`)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** The place that a token holds; refuses one that was not made for this purpose. */
export function readToken(kind: string, token: string, parameter: string): string {
  const [, place] = new RegExp(`^${kind}:(.+)$`).exec(decode(token)) ?? []
  if (place === undefined) {
    const code = parameter === 'syncToken' ? 'sync-token-unknown' : 'page-token-unknown'
    throw invalid(`/query/${parameter}`, 'unknown', 'is not known or no longer valid', code)
  }
  return place
}

/** The same for a token that holds a number. */
export function readNumberToken(kind: string, token: string, parameter: string): number {
  const place = Number(readToken(kind, token, parameter))
  if (!Number.isSafeInteger(place)) return Number(readToken('', '', parameter))
  return place
}

/** How many entries an answer may hold. */
export function pageSizeOf(text: string | undefined, usual = 20): number {
  if (text === undefined) return usual
  const size = Number(text)
  if (!Number.isInteger(size) || size < 1) throw invalid('/query/pageSize', 'minimum', 'must be at least 1')
  if (size > 100) throw invalid('/query/pageSize', 'maximum', 'must be at most 100')
  return size
}

function decode(token: string): string {
  try {
    const binary = atob(token.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}
