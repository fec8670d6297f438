import { reportError } from '@/shared/errors'
import { checkAnswer } from './check-answer'
import { operationOf } from './client'
import { errorOfFailure, errorOfResponse, errorOfShape } from './read-failure'

type Answer = { data?: unknown; error?: unknown; response: Response }

/**
 * In development an answer that strays from the contract at all is refused; in production what a view needs must be
 * there, and an entry of a list that lacks it is left out.
 */
const mode = import.meta.env.DEV ? 'strict' : 'tolerant'

/**
 * The value of a call, or a thrown `ApiError`: nothing else that a server or a network can do gets past this line.
 * A call that its caller gave up throws its AbortError.
 */
export async function unwrap<T extends Answer>(call: Promise<T>): Promise<NonNullable<T['data']>> {
  const { data, error, response } = await call.catch(failed)
  if (!response.ok) throw errorOfResponse(response, error)
  const operation = operationOf(response)
  const answer = { status: response.status, body: data }
  const checked = operation && (await checkAnswer(operation.method, operation.path, answer, mode).catch(failed))
  if (checked && checked.violation !== null) throw errorOfShape(response, checked.violation)
  const [lost] = checked?.lost ?? []
  if (lost !== undefined) reportError(errorOfShape(response, lost), 'an entry of a list')
  return (checked ? checked.body : data) as NonNullable<T['data']>
}

/** The bytes of a call that was asked with `parseAs: 'blob'` for a file in place of JSON, or a thrown `ApiError`. */
export async function unwrapFile<T extends Answer & { data?: Blob }>(call: Promise<T>, type: string): Promise<Blob> {
  const { data, error, response } = await call.catch(failed)
  if (!response.ok) throw errorOfResponse(response, error)
  if (!data || !response.headers.get('content-type')?.startsWith(type)) throw errorOfShape(response, '')
  return data
}

function failed(cause: unknown): never {
  throw errorOfFailure(cause)
}
