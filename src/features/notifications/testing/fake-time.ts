import { afterEach, beforeEach, vi } from 'vitest'

/** For each test of a file: fake timers, an empty local storage, and no errors in the log. */
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
