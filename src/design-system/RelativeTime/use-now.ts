import { useMemo, useSyncExternalStore } from 'react'
import { currentMinute, endOfMinute, subscribeToMinutes } from './minute-clock'

/** The moment that relative times are seen from, a new one each minute. */
export function useNow(): Date {
  const minutes = useSyncExternalStore(subscribeToMinutes, currentMinute)
  return useMemo(() => endOfMinute(minutes), [minutes])
}
