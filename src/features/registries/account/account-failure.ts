import { isApiError } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from './messages'

const words: Record<string, MessageDescriptor> = {
  'root-required': messages.refusedRoot,
  'cannot-change-oneself': messages.refusedOneself,
  'user-deleted': messages.refusedDeleted,
  'user-registry-forbidden': messages.refusedRegistry,
}

/** What a change of an account says when it failed. */
export function accountFailure(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.changeFailed
  if (error.kind === 'offline') return messages.offline
  return words[error.code] ?? messages.changeFailed
}
