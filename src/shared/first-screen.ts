/** How long work for later waits for a first screen that does not come to an end, in milliseconds. */
const PATIENCE_MS = 5_000

let drawn: Promise<unknown> = Promise.resolve()
let tell: (() => void) | null = null

/** Start-up begins: until the first screen can be used, everything else has to wait. */
export function firstScreenBegins(): void {
  drawn = Promise.race([
    new Promise<void>((resolve) => (tell = resolve)),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

/** The first screen is drawn with what it asked for, and can be used. The mark is what measurements look for. */
export function firstScreenReady(): void {
  if (!tell) return
  performance.mark('portal-interactive')
  tell()
  tell = null
}

/** Fulfilled when the first screen can be used, or when that takes too long; at once where no portal starts, as in stories. */
export function whenFirstScreen(): Promise<unknown> {
  return drawn
}
