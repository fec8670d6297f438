/** A request that finds no answer for longer is not waited for: a long poll, or one that a test lets wait for ever. */
export const PATIENCE_MS = 5_000
/** An answer that goes on for longer is a stream, or nobody reads it to its end. */
const READING_MS = 1_000

/** Requests that have not ended yet, and the pages that made them. */
export class UnderWay<Request, Page> {
  /** Until when each is worth waiting for. */
  readonly #requests = new Map<Request, { page: Page | undefined; until: number }>()
  #changed: () => void = () => undefined

  begin(request: Request, page: Page | undefined): void {
    this.#requests.set(request, { page, until: performance.now() + PATIENCE_MS })
  }

  /** Its answer begins. */
  answered(request: Request): void {
    const begun = this.#requests.get(request)
    if (begun) begun.until = performance.now() + READING_MS
    this.#changed()
  }

  end(request: Request): void {
    this.#requests.delete(request)
    this.#changed()
  }

  /** The page is gone, and nobody hears its answers. */
  leave(page: Page): void {
    for (const [request, begun] of this.#requests) if (begun.page === page) this.#requests.delete(request)
    this.#changed()
  }

  /** Resolves at once when none is left that is worth waiting for, and at `until` in any case. */
  async settled(until: number): Promise<void> {
    for (let left = this.left(until); left > 0; left = this.left(until)) {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        this.#changed = resolve
        timer = setTimeout(resolve, left)
      })
      clearTimeout(timer)
    }
  }

  /** For how long it is still worth waiting, in milliseconds. */
  left(until: number): number {
    const last = Math.max(0, ...[...this.#requests.values()].map((begun) => begun.until))
    return Math.max(0, Math.min(until, last) - performance.now())
  }
}
