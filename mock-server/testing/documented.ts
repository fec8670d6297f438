import { contract, type WalkedOperation } from './walk.ts'

/** The refusals that the contract gives to all operations alike, as `400 malformed-json`. */
const everywhere = new Set(
  [...contract.info.description.matchAll(/(\d{3})\s+`([a-z-]+)`/g)].map(([, status, code]) => `${status} ${code}`),
)

/** What an answer says wrongly when it refuses: empty for a success and for a refusal that the contract names. */
export async function undocumented({ refusals }: WalkedOperation, response: Response): Promise<string> {
  const { status } = response
  if (status < 400) return ''
  const text = await response.clone().text()
  const {
    code,
    status: statedStatus,
    errors,
  } = JSON.parse(text) as { code: string; status: number; errors?: unknown[] }
  if (response.headers.get('content-type') !== 'application/problem+json') return `${status} is no problem+json`
  if (statedStatus !== status) return `${status} says that it is ${statedStatus}`
  if (status >= 500) return `${status} ${code}: ${text}`
  if (everywhere.has(`${status} ${code}`)) return ''
  // Every operation that checks its request lists 422; the general code stands for whatever the schema forbids.
  if (status === 422 && code === 'validation-failed' && refusals[422]) {
    return errors?.length ? '' : '422 does not say what was wrong'
  }
  return refusals[status]?.includes(code) ? '' : `${status} ${code} is not in the contract`
}
