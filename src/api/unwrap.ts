import { checkShape } from './check-shape'
import { operationOf } from './client'
import { errorOfFailure, errorOfResponse, errorOfShape } from './read-failure'

type Answer = { data?: unknown; error?: unknown; response: Response }

/** In development an answer that strays from the contract at all is refused; in production what a view needs must be there. */
const mode = import.meta.env.DEV ? 'strict' : 'tolerant'

/**
 * The value of a call, or a thrown `ApiError`: nothing else that a server or a network can do gets past this line.
 * A call that its caller gave up throws its AbortError.
 */
export async function unwrap<T extends Answer>(call: Promise<T>): Promise<NonNullable<T['data']>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw errorOfFailure(cause)
  })
  if (!response.ok) throw errorOfResponse(response, error)
  const operation = operationOf(response)
  const pointer = operation ? await checkShape(operation.method, operation.path, data, mode) : null
  if (pointer !== null) throw errorOfShape(response, pointer)
  return data as NonNullable<T['data']>
}
