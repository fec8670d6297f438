import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** What the browser says by itself when an answer has an error status; a test that asks for failures announces it. */
export const failedRequest = /^Failed to load resource/

/** What went wrong behind the back of a test, and what the test said it would do. */
export class Guards {
  readonly #origin: string
  readonly #problems: string[] = []
  readonly #announced: RegExp[] = []
  readonly #refused = new Set<string>()
  readonly #known = new Set<string>()
  readonly #tried: RegExp[] = []

  constructor(portalUrl: string) {
    this.#origin = new URL(portalUrl).origin
  }

  /** Says that lines like these will be written to the console as errors, because of what the test does. */
  announce(...patterns: RegExp[]): void {
    this.#announced.push(...patterns)
  }

  /** Says that pictures of this origin will be asked for, which the policy refuses. */
  announceRefused(origin: string): void {
    this.#refused.add(origin)
    this.#announced.push(new RegExp(`${origin.replaceAll('.', '\\.')}.* violates the following`))
  }

  /** Says that the page itself will try what the policy refuses: the directives, with what they block. */
  announceTries(...patterns: RegExp[]): void {
    this.#tried.push(...patterns)
    this.#announced.push(/Content Security Policy|TrustedTypePolicy|This document requires 'Trusted\w+' assignment/)
  }

  /** Says that this origin belongs to the installation, which names it in its configuration. */
  welcome(origin: string): void {
    this.#known.add(origin)
  }

  /** Everything that was not announced. */
  problems(): string[] {
    return this.#problems
  }

  /** Watches every page of a context, those that it opens later too. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => this.#hear(message))
    context.on('request', (request) => this.#look(request))
    context.on('page', (page) =>
      page.on('websocket', (socket) => {
        if (!this.#isOurs(socket.url())) this.#problems.push(`foreign socket: ${socket.url()}`)
      }),
    )
    await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
      if (this.#tried.some((pattern) => pattern.test(text))) return
      if (![...this.#refused].some((origin) => text.startsWith(`img-src blocked ${origin}/`)))
        this.#problems.push(`content policy: ${text}`)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event
        const report = (globalThis as unknown as { reportPolicyViolation: (text: string) => void })
          .reportPolicyViolation
        report(`${violatedDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`)
      })
    })
  }

  #hear(message: ConsoleMessage) {
    if (message.type() !== 'error') return
    const text = message.text()
    if (this.#announced.some((pattern) => pattern.test(text))) return
    this.#problems.push(`console.error: ${text} (${message.location().url})`)
  }

  #look(request: Request) {
    const { origin } = new URL(request.url())
    if (!this.#refused.has(origin) && !this.#isOurs(request.url()))
      this.#problems.push(`foreign request: ${request.url()}`)
  }

  /** Data and blob addresses fetch nothing; everything else must be the portal's own host or a welcomed one. */
  #isOurs(address: string): boolean {
    if (/^(?:data|blob|about):/.test(address)) return true
    const { origin } = new URL(address.replace(/^ws/, 'http'))
    return origin === this.#origin || this.#known.has(origin)
  }
}
