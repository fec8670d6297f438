/** How long work for later waits for a first screen that does not come to an end, in milliseconds. */
const FIRST_SCREEN_TIMEOUT_MS = 5_000

let firstScreen: Promise<unknown> = Promise.resolve()
let resolveFirstScreen: (() => void) | null = null

/** Start-up begins: until the first screen can be used, everything else has to wait. */
export function firstScreenBegins(): void {
  firstScreen = Promise.race([
    new Promise<void>((resolve) => (resolveFirstScreen = resolve)),
    new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_TIMEOUT_MS)),
  ])
}

/** The first screen is drawn with what it asked for, and can be used. The mark is what measurements look for. */
export function firstScreenReady(): void {
  if (!resolveFirstScreen) return
  performance.mark('portal-interactive')
  resolveFirstScreen()
  resolveFirstScreen = null
}

/**
 * Calls back when the page is quiet after its first screen, at the latest after a while, and at once where no portal
 * starts, as in stories. The answer cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  let cancel: (() => void) | null = null
  let cancelled = false
  void firstScreen.then(() => {
    if (!cancelled) cancel = requestIdle(callback)
  })
  return () => {
    cancelled = true
    cancel?.()
  }
}

function requestIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => callback(), { timeout: 3_000 })
  return () => cancelIdleCallback(handle)
}
