import { extname, join } from 'node:path'
import type { SecurityHeadersOptions } from '../scripts/security-headers.ts'
import { isolationHeaders } from '../scripts/security-headers.ts'
import { contentTypeOf } from '../scripts/content-types.ts'
import { chooseEncoding } from './static/encodings.ts'
import { FileCache, type Body } from './static/file-cache.ts'
import { PortalPages } from './static/portal-page.ts'

/** What static serving needs to know. */
export type StaticOptions = {
  /** Folder of the built portal. */
  folder: string
  /** Path below which the portal lives, with a slash at both ends. */
  basePath: string
  /** Runtime configuration values of this server; they go over those that the build left. */
  configuration?: Readonly<Record<string, unknown>>
  /** Foreign origins that the policy names. */
  origins?: SecurityHeadersOptions | undefined
}

/** What one request is asked under. */
export type StaticContext = {
  /** The open pages of this world belong to an older build, whose hashed files are gone. */
  chunksGone: boolean
  /** A document goes out; the page that it becomes refers to the files that exist now. */
  onDocument: () => void
}

/** Serves the built portal: its files, and its one document for every address that is not a file. */
export class PortalFiles {
  readonly #folder: string
  readonly #files = new FileCache()
  readonly #pages: PortalPages

  constructor({ folder, basePath, configuration = {}, origins = {} }: StaticOptions) {
    this.#folder = folder
    this.#pages = new PortalPages({ file: join(folder, 'index.html'), basePath, configuration, origins })
  }

  /** Answers for a path below the base path, without a leading slash. */
  async serve(request: Request, path: string, { chunksGone, onDocument }: StaticContext): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD', { allow: 'GET, HEAD' })
    const wanted = safePath(path)
    if (wanted === null) return plain(400, 'Bad path')
    const hashed = wanted.startsWith('assets/')
    if (hashed && chunksGone) return plain(404, 'Gone with the old build')
    if (wanted !== '' && wanted !== 'index.html' && !isPrivate(wanted)) {
      const contentType = contentTypeOf(wanted)
      const encoding = chooseEncoding(request.headers.get('accept-encoding'))
      const body = await this.#files.body(join(this.#folder, wanted), contentType, encoding)
      if (body) return answer(request, body, contentType, fileHeaders(hashed))
    }
    if (hashed || isPrivate(wanted) || !asksForDocument(request, wanted)) return plain(404, 'Not found')
    onDocument()
    return this.#document(request)
  }

  async #document(request: Request): Promise<Response> {
    const page = await this.#pages.page()
    if (!page) return plain(503, 'The portal is not built yet. Run "npm run build", or "npm start", which does it too.')
    const body = await page.body(chooseEncoding(request.headers.get('accept-encoding')))
    return answer(request, body, contentTypeOf('index.html'), { ...page.headers, 'cache-control': 'no-cache' })
  }
}

function fileHeaders(hashed: boolean): Record<string, string> {
  return { ...isolationHeaders, 'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache' }
}

function answer(request: Request, body: Body, contentType: string, headers: Record<string, string>): Response {
  const all: Record<string, string> = { ...headers, etag: body.etag, vary: 'Accept-Encoding' }
  if (matchesTag(request.headers.get('if-none-match'), body.etag))
    return new Response(null, { status: 304, headers: all })
  all['content-type'] = contentType
  all['content-length'] = String(body.bytes.length)
  if (body.encoding !== 'identity') all['content-encoding'] = body.encoding
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body.bytes), { headers: all })
}

function matchesTag(wanted: string | null, etag: string): boolean {
  return (wanted ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** The decoded path, or null for one that tries to leave the folder or cannot be a file's. */
function safePath(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null
  return decoded.split('/').includes('..') ? null : decoded
}

/** Source maps, packed copies and hidden files are the build's own business. */
function isPrivate(path: string): boolean {
  return /\.(?:br|gz|map)$/.test(path) || path.split('/').some((segment) => segment.startsWith('.'))
}

/** A script or picture that is missing must not get a page instead; "/user/jane.doe" in the address bar must. */
function asksForDocument(request: Request, path: string): boolean {
  return extname(path) === '' || (request.headers.get('accept') ?? '').includes('text/html')
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...isolationHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
