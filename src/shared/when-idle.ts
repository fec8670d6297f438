import { whenFirstScreen } from './first-screen'

/** Calls back when the page has come to rest after its first screen, at the latest after a while; the answer withdraws the wish. */
export function whenIdle(act: () => void): () => void {
  let withdraw: (() => void) | null = null
  let withdrawn = false
  void whenFirstScreen().then(() => {
    if (!withdrawn) withdraw = soon(act)
  })
  return () => {
    withdrawn = true
    withdraw?.()
  }
}

function soon(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => act(), { timeout: 3_000 })
  return () => cancelIdleCallback(handle)
}
