import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'
import type { Failure } from '../model/upload'

/** What is said of a file that is not on its way any more. */
export const failureWords: Record<Failure, MessageDescriptor> = {
  empty: messages.empty,
  folder: messages.folder,
  'too-large': messages.tooLarge,
  kind: messages.kind,
  forbidden: messages.forbidden,
  'post-gone': messages.postGone,
  changed: messages.changed,
  offline: messages.offline,
  failed: messages.failed,
}
