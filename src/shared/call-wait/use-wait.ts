import { useEffect, useState } from 'react'
import type { Phrase } from '../i18n'
import { callFailure, type Failed } from '../call-failure'

/** How long the server wants to be left alone, in words; null once that is over, or where it does not say so. */
export function useWait(failure: Failed | null): Phrase | null {
  const limit = failure?.kind === 'rate-limited' ? failure : null
  const [waitedFor, setWaitedFor] = useState<Failed | null>(null)
  useEffect(() => {
    if (!limit?.retryAfter) return
    const timer = setTimeout(() => setWaitedFor(limit), limit.retryAfter * 1000)
    return () => clearTimeout(timer)
  }, [limit])
  return limit?.retryAfter && waitedFor !== limit ? callFailure(limit) : null
}
