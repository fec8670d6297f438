import type { Secrets } from './secrets.ts'

/** The cookies of one browser that does not exist. */
export class Session {
  readonly #cookies = new Map<string, string>()
  readonly #secrets: Secrets

  constructor(secrets: Secrets, cookies: Record<string, string> = {}) {
    this.#secrets = secrets
    for (const [name, value] of Object.entries(cookies)) this.#keep(name, value)
  }

  /** Takes over what an answer sets. */
  absorb(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      if (value === '' || /;\s*max-age=0\b/i.test(line)) this.#cookies.delete(name)
      else this.#keep(name, value)
    }
  }

  /** The value of the request header; empty without a cookie. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The same cookies in a session of their own, which later changes of this one leave alone. */
  copy(): Session {
    return new Session(this.#secrets, Object.fromEntries(this.#cookies))
  }

  #keep(name: string, value: string): void {
    this.#cookies.set(name, value)
    this.#secrets.add(value, 'TOKEN')
  }
}
