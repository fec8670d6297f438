import { isApiError } from '@/api'

/** The server understood the question and will never answer it, so asking the same again is in vain. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && ['validation', 'conflict', 'not-found'].includes(error.kind)
}
