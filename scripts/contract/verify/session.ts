/** The cookies of one browser that does not exist. */
export class Session {
  readonly #cookies: Map<string, string>

  constructor(cookies: Record<string, string> = {}) {
    this.#cookies = new Map(Object.entries(cookies))
  }

  /** Takes over what an answer sets. */
  absorb(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      if (value === '' || /;\s*max-age=0\b/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** The value of the request header; empty without a cookie. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The same cookies in a session of their own, which later changes of this one leave alone. */
  copy(): Session {
    return new Session(Object.fromEntries(this.#cookies))
  }
}
