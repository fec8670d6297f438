/** Calls back when the page has come to rest, at the latest after a while; the answer withdraws the wish. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => act(), { timeout: 3_000 })
  return () => cancelIdleCallback(handle)
}
