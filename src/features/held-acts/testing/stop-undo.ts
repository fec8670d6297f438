import { vi } from 'vitest'
import { UNDO_MS } from '../held-acts'

/**
 * For `beforeEach`: what is held waits until the test takes it back or sends it with `sendHeldActs`, so that a slow
 * machine does not send what a test is about to take back.
 */
export function stopUndo() {
  const goOn = globalThis.setTimeout
  const stopped = vi.spyOn(globalThis, 'setTimeout')
  stopped.mockImplementation(((run: () => void, ms?: number) => (ms === UNDO_MS ? 0 : goOn(run, ms))) as typeof goOn)
  return () => void stopped.mockRestore()
}
