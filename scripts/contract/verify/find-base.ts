import type { OpenApiDocument } from '../document.ts'
import type { Fetch } from './caller.ts'
import type { Contract } from './contract.ts'

/** Nobody answers under the address. */
export class UnreachableError extends Error {}

/** Where the API is, and why that is uncertain where it is. */
export interface Base {
  base: string
  doubt?: string
}

/**
 * The base of the API: the address itself, or below it where the contract puts it (`./api`). The public operations
 * decide which of the two it is. Where none of them is answered, an address with a path is taken at its word and one
 * without is the portal's.
 */
export async function findBase(
  server: string,
  contract: Contract,
  fetchOne: Fetch = (request) => fetch(request),
): Promise<Base> {
  const given = addressOf(server)
  const probes = contract.operations.filter(({ isPublic, writes, path }) => isPublic && !writes && !path.includes('{'))
  const { servers = [] } = contract.document as OpenApiDocument & { servers?: { url: string }[] }
  const below = new URL(servers[0]?.url ?? '.', `${given}/`).href.replace(/\/+$/, '')
  const candidates = [...new Set([given, below])]
  for (const { path } of probes) {
    for (const base of candidates) if (await isAnswered(base + path, fetchOne)) return { base }
  }
  const base = new URL(given).pathname === '/' ? below : given
  const names = probes.map(({ id }) => id).join(', ')
  const doubt = `None of ${names} is answered with 200 and JSON below ${candidates.join(' or ')}; ${base} is taken. --server names another base.`
  return { base, doubt }
}

async function isAnswered(address: string, fetchOne: Fetch): Promise<boolean> {
  const answer = await fetchOne(new Request(address, { redirect: 'manual' })).catch((error: unknown) => {
    throw new UnreachableError(`${address} does not answer: ${reasonOf(error)}`)
  })
  await answer.body?.cancel()
  return answer.status === 200 && /json/.test(answer.headers.get('content-type') ?? '')
}

function addressOf(server: string): string {
  if (!/^https?:\/\/[^/]/.test(server) || !URL.canParse(server)) {
    throw new TypeError(`--server takes an address such as https://backend.example, not "${server}".`)
  }
  const url = new URL(server)
  if (url.username || url.password) throw new TypeError('Credentials come from the environment, not from the address.')
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
