import createClient, { type Middleware } from 'openapi-fetch'
import { configuration } from '@/shared/config'
import { randomId } from '@/shared/random-id'
import { schemasFor } from './check-answer'
import type { paths } from './schema.gen'
import { send } from './send'
import { reportUnavailable } from './unavailable'

/** By which operation an answer was asked for; `unwrap` checks the answer by it. */
const operations = new WeakMap<Response, { method: string; path: string }>()

/** The operation that an answer belongs to. */
export function operationOf(response: Response): { method: string; path: string } | undefined {
  return operations.get(response)
}

const describe: Middleware = {
  async onRequest({ request, schemaPath }) {
    const schemas = schemasFor(request.method, schemaPath)
    // Nothing is changed on the server when the answer could not be checked; a read is asked for at the same time.
    if (schemas instanceof Promise) {
      if (request.method === 'GET') schemas.catch(() => undefined)
      else await schemas
    }
    request.headers.set('Accept-Language', document.documentElement.lang)
    request.headers.set('X-Request-Id', randomId())
  },
  onResponse({ request, response, schemaPath }) {
    operations.set(response, { method: request.method, path: schemaPath })
    if (response.status === 503) reportUnavailable()
  },
}

/** Base of every call as an absolute address: `apiBase` below the address that the document lives at. */
export function apiBaseUrl(): string {
  return new URL(configuration().apiBase, document.baseURI).href.replace(/\/$/, '')
}

/** Completes an address when it is asked for: a model that only imports the client needs no document. */
class ApiRequest extends Request {
  constructor(path: RequestInfo | URL, init?: RequestInit) {
    super(typeof path === 'string' ? apiBaseUrl() + path : path, init)
  }
}

/**
 * The typed client of the contract. Always read its answers through `unwrap`, so that every failure becomes an
 * `ApiError`. Paths, parameters, bodies and answers are those of openapi/.
 */
export const api = createClient<paths>({ Request: ApiRequest, credentials: 'same-origin', fetch: send })
api.use(describe)
