import type { OpenApiDocument } from '../document.ts'
import type { Fetch } from './caller.ts'
import type { Contract } from './contract.ts'

/** Nobody answers under the address. */
export class UnreachableError extends Error {}

/**
 * The base of the API: the address itself, or below it where the contract puts it (`./api`). A public operation decides which of the two
 * it is; where neither answers it, the address is taken at its word.
 */
export async function findBase(
  server: string,
  contract: Contract,
  fetchOne: Fetch = (request) => fetch(request),
): Promise<string> {
  const given = addressOf(server)
  const probe = contract.operations.find(({ isPublic, writes, path }) => isPublic && !writes && !path.includes('{'))
  const { servers = [] } = contract.document as OpenApiDocument & { servers?: { url: string }[] }
  const below = new URL(servers[0]?.url ?? '.', `${given}/`).href.replace(/\/+$/, '')
  for (const base of new Set([given, below])) {
    const answer = await fetchOne(new Request(base + (probe?.path ?? ''), { redirect: 'manual' })).catch(
      (error: unknown) => {
        throw new UnreachableError(`${given} does not answer: ${reasonOf(error)}`)
      },
    )
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    await answer.body?.cancel()
    if (answer.status === 200 && isJson) return base
  }
  return given
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
