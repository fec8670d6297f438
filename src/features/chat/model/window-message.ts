import type { ChatToPortal } from '@/shared/events.gen'
import { chatToPortalSchema } from '@/shared/event-schemas/chat-message.gen'
import { matches } from '@/shared/json-schema'

/** The sender that is accepted. */
export type ChatWindow = { origin: string; window: unknown }

/** A message of the chat: sent by its frame, from its origin, in the shape of the contract. Null for any other one. */
export function readWindowMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  chat: ChatWindow,
): ChatToPortal | null {
  if (source === null || source !== chat.window || !isAccepted(origin, chat.origin)) return null
  return matches(chatToPortalSchema, data) ? data : null
}

/** One origin is accepted. Development accepts any, so that a chat can be worked on where it runs. */
function isAccepted(origin: string, expected: string): boolean {
  if (import.meta.env.DEV) {
    // eslint-disable-next-line no-console -- shows developers what production would refuse
    if (origin !== expected) console.info(`chat-message-from-any-origin: ${origin}`)
    return true
  }
  return origin === expected
}
