import { createEffect, createEvent, scopeBind } from 'effector'

/**
 * Time that passes: `startFx` begins it and is done at once, `passed` tells when it is over. An effect that lasted as
 * long would keep everybody waiting who waits for the scope to settle.
 */
export function createDelay<Of>() {
  const passed = createEvent<Of>()
  const startFx = createEffect(({ ms, of }: { ms: number; of: Of }) => {
    const tell = scopeBind(passed, { safe: true })
    setTimeout(() => tell(of), ms)
  })
  return { startFx, passed }
}

/** Calls `run` after some milliseconds, unless it is cancelled by what is given back. */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
