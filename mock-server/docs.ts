import { contentTypeOf } from '../scripts/content-types.ts'
import { referenceFiles } from '../scripts/contract/docs/files.ts'
import { readReferenceParts } from '../scripts/contract/docs/parts.ts'
import type { OpenApiDocument } from '../scripts/contract/document.ts'
import { securityHeaders } from '../scripts/security-headers.ts'

/** Answers below `/__docs`; `path` is what comes after it. */
export type Docs = (request: Request, path: string) => Response

/** The reference of the contract, under the policy of the portal. */
export function createDocs(document: OpenApiDocument): Docs {
  const files = referenceFiles(document, readReferenceParts())
  return (request, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD', { allow: 'GET, HEAD' })
    // Links on the pages are relative to the folder.
    if (path === '') return new Response(null, { status: 302, headers: { location: '__docs/' } })
    const name = path === '/' ? 'index.html' : path.slice(1)
    const text = Object.hasOwn(files, name) ? files[name] : undefined
    if (text === undefined) return plain(404, 'The reference has no such page')
    const headers = { ...securityHeaders(), 'content-type': contentTypeOf(name), 'cache-control': 'no-cache' }
    return new Response(request.method === 'HEAD' ? null : text, { headers })
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...securityHeaders(), 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}
