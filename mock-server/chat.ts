import { readFile } from 'node:fs/promises'
import { isolationHeaders } from '../scripts/security-headers.ts'
import { chatOf, type ChatState } from './chat/conversations.ts'
import { ControlError, optionalText, type Endpoint } from './control/endpoint.ts'
import { isForeignRequest } from './own-origin.ts'
import { chooseWorld } from './state/choose-world.ts'
import type { Worlds } from './state/worlds.ts'
import { contentTypeOf } from '../scripts/content-types.ts'

/**
 * Files of the page, by name; whatever else is below `/chat/` is a place inside it. It looks like the portal: tokens
 * and typeface of the portal are handed out under the chat's own address.
 */
const files = new Map([
  ...['index.html', 'chat.js', 'fonts.css', 'chat.css'].map((name) => [name, `chat/${name}`] as const),
  ['tokens.css', '../src/design-system/tokens.css'],
  ...['latin', 'latin-ext', 'greek'].map((script) => {
    const name = `commissioner-${script}-wght-normal.woff2`
    return [`fonts/${name}`, `../node_modules/@fontsource-variable/commissioner/files/${name}`] as const
  }),
])

/** Nothing inline, nothing foreign, no HTML from text: the page is as strict as the portal around it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Answers below `/chat`; `path` is what comes after it. */
export type Chat = (request: Request, path: string) => Promise<Response>

/** The stand-in for the embedded chat, on the portal's own origin. */
export function createChat({ worlds, basePath }: { worlds: Worlds; basePath: string }): Chat {
  return async (request, path) => {
    if (isForeignRequest(request)) return answer(null, 403)
    const state = chatOf(chooseWorld(worlds, request.headers))
    if (request.method === 'POST') return write(request, path, state)
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(null, 405, { allow: 'GET, HEAD, POST' })
    if (path === '') return answer(null, 308, { location: `${basePath}chat/` })
    if (path === '/state') return json({ conversations: state.conversations })
    if (path === '/events') return events(state)
    const file = path.slice(1)
    if (files.has(file)) return answer(await read(file), 200, { 'content-type': contentTypeOf(file) })
    const page = new TextDecoder().decode(await read('index.html'))
    const html = page.replace('<base href="/chat/" />', `<base href="${basePath}chat/" />`)
    return answer(html, 200, { 'content-type': contentTypeOf('index.html'), 'content-security-policy': policy })
  }
}

/** What tests and the developer panel can let happen in the chat. */
export const chatEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/chat/messages',
    does: 'Lets a message arrive in the embedded chat',
    body: { conversationId: 'without it the first one', text: 'what is said', link: 'an address that follows it' },
    run({ world, body }) {
      const state = chatOf(world())
      const id = optionalText(body, 'conversationId') ?? state.conversations[0]?.id ?? ''
      const text = optionalText(body, 'text') ?? 'Are you there?'
      if (!state.say(id, { text, mine: false, link: optionalText(body, 'link') })) {
        throw new ControlError(`There is no conversation "${id}"`, 404)
      }
      return { conversations: state.conversations }
    },
  },
  {
    method: 'POST',
    path: '/chat/version',
    does: 'Lets the embedded chat find a newer version of itself',
    run({ world }) {
      chatOf(world()).announceVersion()
      return {}
    },
  },
]

async function write(request: Request, path: string, state: ChatState): Promise<Response> {
  const [, id = '', act = ''] = /^\/conversations\/([\w-]+)\/(read|messages)$/.exec(path) ?? []
  const text = act === 'messages' ? await textOf(request) : ''
  if (act === 'messages' && text === '') return answer(null, 422)
  const found = act === 'read' ? state.read(id) : act === 'messages' && state.say(id, { text, mine: true })
  return answer(null, found ? 204 : 404)
}

/** What somebody wrote, at the length that the field allows. */
async function textOf(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => null)
  const text: unknown = typeof body === 'object' && body !== null && 'text' in body ? body.text : ''
  return typeof text === 'string' ? text.trim().slice(0, 2_000) : ''
}

function events(state: ChatState): Response {
  let stop: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      controller.enqueue(encoder.encode(': open\n\n'))
      stop = state.listen((event) => controller.enqueue(encoder.encode(`event: ${event}\ndata: {}\n\n`)))
    },
    cancel: () => stop(),
  })
  return answer(stream, 200, { 'content-type': 'text/event-stream' })
}

async function read(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(files.get(name) ?? '', import.meta.url)))
}

function json(value: unknown): Response {
  return answer(JSON.stringify(value), 200, { 'content-type': 'application/json' })
}

function answer(body: BodyInit | null, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...isolationHeaders, 'cache-control': 'no-store', ...headers } })
}
