import type { IncomingMessage } from 'node:http'

/** Headers that belong to one connection and not to what travels over it. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
])

/** The browser's headers, as the backend would get them if it stood there itself. */
export function forwarded(incoming: IncomingMessage, target: URL, requestId: string | undefined): string[] {
  const headers = passedOn(incoming.rawHeaders)
  const own = incoming.headers.host ?? ''
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index]?.toLowerCase()
    if (name === 'host') headers[index + 1] = target.host
    // A backend accepts writes from its own origin only, and for the browser that is this proxy.
    if (name === 'origin' && headers[index + 1]?.endsWith(`//${own}`)) headers[index + 1] = target.origin
  }
  // A backend that tells addresses of its own, such as that of its realtime, tells them as the browser reaches them.
  if (incoming.headers['x-forwarded-host'] === undefined)
    headers.push('x-forwarded-host', own, 'x-forwarded-proto', 'http')
  if (requestId !== undefined && incoming.headers['x-request-id'] === undefined) headers.push('x-request-id', requestId)
  return headers
}

/** Headers without those of the connection, as the name and the value of each in turn. */
export function passedOn(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2)
    if (!ofTheConnection.has(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}

/** The same as an object. */
export function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '')
  return headers
}
