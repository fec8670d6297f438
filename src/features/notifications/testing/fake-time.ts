import { afterEach, beforeEach, vi } from 'vitest'

/** For each test of a file: time that passes only when told to, a browser that has kept nothing, and a log that stays silent. */
export function setUpFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    localStorage.clear()
  })
  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** Lets so many milliseconds pass, and all that happens in them. */
export async function later(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
