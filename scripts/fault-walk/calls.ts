import type { Page, Request } from '@playwright/test'
import { read } from './senses.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Watches what a page asks for, from before its first request. */
export class Calls {
  readonly #page: Page
  readonly #open = new Set<Request>()
  #changedAt = Date.now()
  #asked: string[] = []

  constructor(page: Page) {
    this.#page = page
    const changed = () => (this.#changedAt = Date.now())
    const end = (request: Request) => this.#open.delete(request) && changed()
    page.on('request', (request) => {
      this.#asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
      if (['script', 'fetch', 'xhr', 'stylesheet'].includes(request.resourceType())) this.#open.add(request)
      changed()
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Begins a new list of requests. */
  forget() {
    this.#asked = []
  }

  /** Waits until an operation has been called since the list began; false when it was not. */
  async called({ method, path }: { method: string; path: string }, patienceMs: number): Promise<boolean> {
    const address = new RegExp(`^${method} .*${path.replace(/\{\w+\}/g, '[^/]+')}$`)
    for (const end = Date.now() + patienceMs; ; await pause()) {
      if (this.#asked.some((request) => address.test(request))) return true
      if (Date.now() >= end) return false
    }
  }

  /**
   * Waits until nothing is on its way and nothing says that it loads, for `quietMs`. The answer is what still loads
   * after `patienceMs`.
   */
  async rest(patienceMs: number, quietMs = 250): Promise<string[]> {
    const end = Date.now() + patienceMs
    for (let quietSince = Date.now(); ; await pause()) {
      const loaders = await read(this.#page, 'loaders').catch(() => ['the next page'])
      if (loaders.length > 0 || this.#open.size > 0) quietSince = Date.now()
      else if (Date.now() - Math.max(quietSince, this.#changedAt) >= quietMs) return []
      if (Date.now() >= end) return loaders
    }
  }
}
