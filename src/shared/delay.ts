import { createEffect, createEvent, sample, scopeBind, type EventCallable } from 'effector'

type Wait = { ms: number; of: unknown; passed: EventCallable<unknown> }

/** One for all delays: an effect is the heaviest thing that a model is made of. */
export const waitFx = createEffect(({ ms, of, passed }: Wait) => {
  const tell = scopeBind(passed, { safe: true })
  setTimeout(() => tell(of), ms)
})

/**
 * Time that passes: `started` begins it, `passed` tells when it is over. An effect that lasted as long would keep
 * everybody waiting who waits for the scope to settle.
 */
export function createDelay<Of>() {
  const passed = createEvent<Of>()
  const started = createEvent<{ ms: number; of: Of }>()
  sample({
    clock: started,
    fn: ({ ms, of }): Wait => ({ ms, of, passed: passed as EventCallable<unknown> }),
    target: waitFx,
    // Several may begin in one tick.
    batch: false,
  })
  return { started, passed }
}

/** Calls `run` after some milliseconds, unless it is cancelled by what is given back. */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
