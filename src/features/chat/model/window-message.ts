import type { ChatToPortal } from '@/shared/events.gen'
import { chatToPortalShape } from '@/shared/late-events-shapes.gen'
import { matches } from '@/shared/shape'

/** Whom a window message has to come from. */
export type ChatWindow = { origin: string; window: unknown }

/** What a window message says, if it is the chat's: sent by its frame, from its origin, in the shape of the contract. Anything else is ignored. */
export function readWindowMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  chat: ChatWindow,
): ChatToPortal | null {
  if (source === null || source !== chat.window || !isAccepted(origin, chat.origin)) return null
  return matches(chatToPortalShape, data) ? data : null
}

/** Exactly one origin is believed. Development believes any, so that a chat can be worked on where it runs; a production build has no such line. */
function isAccepted(origin: string, expected: string): boolean {
  if (import.meta.env.DEV) {
    // eslint-disable-next-line no-console -- whoever develops should know what production would refuse
    if (origin !== expected) console.info(`chat-message-from-any-origin: ${origin}`)
    return true
  }
  return origin === expected
}
