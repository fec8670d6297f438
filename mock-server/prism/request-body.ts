import { problemResponse } from '../problem.ts'

/**
 * The longest body that is read into memory to be checked, in bytes. Binary bodies are streamed and have no limit here.
 */
const longestText = 5_000_000

/** A body as the validator wants it, and the text to pass on; streamed bodies are neither read nor checked. */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'read'; text: string; value: unknown; length: number }
  | { kind: 'streamed' }
  | { kind: 'refused'; response: Response }

/** Reads what can be checked of a request's body. */
export async function readRequestBody(request: Request, requestId: string): Promise<RequestBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return { kind: 'none' }
  const type = request.headers.get('content-type') ?? ''
  const announced = request.headers.get('content-length')
  if (announced === null && request.headers.get('transfer-encoding') === null) return { kind: 'none' }
  if (announced === '0') return { kind: 'none' }
  if (!isText(type)) return { kind: 'streamed' }
  if (announced === null) return refuse(411, 'length-required', 'The length of the body must be announced', requestId)
  if (Number(announced) > longestText) return refuse(413, 'content-too-large', 'The body is too long', requestId)
  const text = await request.text()
  const length = Buffer.byteLength(text)
  if (!/[/+]json\b/.test(type)) return { kind: 'read', text, value: text, length }
  try {
    return { kind: 'read', text, value: JSON.parse(text) as unknown, length }
  } catch {
    return refuse(400, 'malformed-json', 'The body is not JSON', requestId)
  }
}

function isText(type: string): boolean {
  return type === '' || /[/+](?:json|xml)\b|^text\/|form-urlencoded|multipart/.test(type)
}

function refuse(status: number, code: string, title: string, requestId: string): RequestBody {
  return { kind: 'refused', response: problemResponse({ status, code, title, requestId }) }
}
