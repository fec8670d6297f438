import { isApiError } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

/** A post became ready, or is ready no longer, just before the start: the person looks at the numbers first. */
export class OthersReady extends Error {
  override name = 'OthersReady'
}

/** Whether a check is too old to be used. */
export function isExpired(error: unknown): boolean {
  return isApiError(error) && error.code === 'preflight-expired'
}

/** Why something was not done, as a tip says it. */
export function refusalWords(error: unknown, otherwise: MessageDescriptor): MessageDescriptor {
  if (error instanceof OthersReady) return messages.othersReady
  if (!isApiError(error)) return otherwise
  return error.kind === 'offline' ? messages.offline : (byCode.get(error.code) ?? otherwise)
}

const byCode = new Map<string, MessageDescriptor>([
  ['selection-empty', messages.noneLeft],
  ['bulk-operation-running', messages.running],
  ['transition-forbidden', messages.forbidden],
  ['preflight-expired', messages.expired],
])
