import { isApiError } from './api-error'

/**
 * How a thing stands on the server, from the refusal of a change that was made to an older state of it, by its code;
 * null for every other error, and where the refusal does not say.
 */
export function currentOf(error: unknown, code = 'occ-conflict'): unknown {
  if (!isApiError(error) || error.code !== code) return null
  return error.problem?.current ?? null
}
