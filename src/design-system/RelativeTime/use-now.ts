import { useMemo, useSyncExternalStore } from 'react'

/** The moment that relative times are seen from, a new one each minute. */
export function useNow(): Date {
  const minutes = useSyncExternalStore(subscribeToMinutes, currentMinute)
  return useMemo(() => endOfMinute(minutes), [minutes])
}

const minute = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/**
 * One clock for all relative times on the page, which rests while nobody looks and is right again at once when they do.
 */
function subscribeToMinutes(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

/** Changes once a minute, so that what is drawn from it changes no oftener. */
function currentMinute(): number {
  return Math.floor(Date.now() / minute)
}

function endOfMinute(minutes: number): Date {
  return new Date((minutes + 1) * minute - 1)
}

function start(): void {
  timer = setInterval(tick, minute / 4)
  document.addEventListener('visibilitychange', tick)
}

function stop(): void {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', tick)
}

function tick(): void {
  if (document.hidden) return
  for (const listener of listeners) listener()
}
