import { beforeSignOut } from '@/features/session'
import { later } from '@/shared/delay'

/** How long an act can be taken back before the server hears of it, in milliseconds. */
export const UNDO_MS = 5_000

/** Sends what a person has done. It may go on while the page is being left. */
export type SendAct = () => Promise<unknown>

const held = new Map<SendAct, () => void>()

/**
 * Holds an act for some seconds, so that it can be taken back: `undo` gives whether it still could. It is sent at once
 * where the page is left or the person signs out.
 */
export function holdAct(send: SendAct): { undo: () => boolean } {
  if (held.size === 0) addEventListener('pagehide', sendAll)
  held.set(
    send,
    later(() => void release(send)?.(), UNDO_MS),
  )
  return { undo: () => release(send) !== null }
}

/** Sends all acts that are still held; resolves when the server has answered. */
export async function sendHeldActs(): Promise<void> {
  await Promise.allSettled([...held.keys()].map((send) => release(send)?.()))
}

beforeSignOut(sendHeldActs)

function sendAll(): void {
  void sendHeldActs()
}

/** The act, held no more; null where it had been sent or taken back. */
function release(send: SendAct): SendAct | null {
  const cancel = held.get(send)
  if (!cancel) return null
  cancel()
  held.delete(send)
  if (held.size === 0) removeEventListener('pagehide', sendAll)
  return send
}
