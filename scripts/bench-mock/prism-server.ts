import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type PrismHttpComponents,
} from '@stoplight/prism-http'
import { pino } from 'pino'

/**
 * Prism's own mock, as its command line serves it: all operations in its router, answers from the examples, requests
 * and answers validated. Put together here because the package of its server is not among ours.
 */
export async function startPrismMock(contract: string): Promise<{ origin: string; close: () => void }> {
  const operations = await getHttpOperationsFromSpec(contract)
  const silent: unknown = pino({ level: 'silent', customLevels: { success: 32 } })
  const checks = { errors: false, checkSecurity: true, validateRequest: true, validateResponse: true }
  const instance = createInstance(
    { ...checks, isProxy: false, upstreamProxy: undefined, mock: { dynamic: false } },
    { logger: silent as PrismHttpComponents['logger'] },
  )
  const server = createServer((request, response) => {
    void instance
      .request(toInput(request), operations, {
        ...checks,
        isProxy: false,
        upstreamProxy: undefined,
        mock: { dynamic: false },
      })()
      .then((result) => {
        if (result._tag === 'Left') return response.writeHead(500).end(result.left.message)
        const { statusCode, headers, body } = result.right.output
        return response.writeHead(statusCode, headers).end(JSON.stringify(body))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function toInput(request: IncomingMessage): IHttpRequest {
  const url = new URL(request.url ?? '/', 'http://in-process')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return { method: 'get', url: { path: url.pathname, query: Object.fromEntries(url.searchParams) }, headers }
}
