import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'
import { consequences } from './consequences.ts'
import { PATIENCE_MS, UnderWay } from './under-way.ts'

/** What went wrong behind the back of a test, and what the test said it would do. */
export class Guards {
  readonly #origin: string
  readonly #problems: string[] = []
  readonly #announced: RegExp[] = []
  readonly #refused = new Set<string>()
  readonly #known = new Set<string>()
  readonly #contexts = new Set<BrowserContext>()
  readonly #underWay = new UnderWay<Request, Page>()

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

  /** Says that this origin belongs to the installation, which names it in its configuration. */
  welcome(origin: string): void {
    this.#known.add(origin)
  }

  /**
   * Waits until the requests of all pages have come to rest and the pages have said what they make of the answers. It
   * has to come before the contexts are closed. A page that does not stop asking is left after a few seconds.
   */
  async atRest(): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    do {
      await this.#underWay.settled(until)
      await Promise.all([...this.#contexts].flatMap((context) => context.pages().map(hasSpoken)))
      // What the answers have led to is asked for by now.
    } while (this.#underWay.left(until) > 0)
  }

  /** Everything that was not announced. */
  problems(): string[] {
    return this.#problems
  }

  /** Watches every page of a context, those that it opens later too. */
  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.add(context)
    context.on('close', () => this.#contexts.delete(context))
    this.#listenToRequests(context)
    this.#announceOffline(context)
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => this.#hear(message))
    context.on('request', (request) => this.#look(request))
    context.on('page', (page) =>
      page.on('websocket', (socket) => {
        if (!this.#isOurs(socket.url())) this.#problems.push(`foreign socket: ${socket.url()}`)
      }),
    )
    await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
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

  #listenToRequests(context: BrowserContext) {
    context.on('request', (request) => {
      if (request.resourceType() !== 'eventsource') this.#underWay.begin(request, pageOf(request))
    })
    context.on('response', (response) => this.#underWay.answered(response.request()))
    context.on('requestfinished', (request) => this.#underWay.end(request))
    context.on('requestfailed', (request) => this.#underWay.end(request))
    context.on('page', (page) => {
      page.on('close', () => this.#underWay.leave(page))
      page.on('crash', () => this.#underWay.leave(page))
    })
  }

  /** A test that takes the network away has said all that follows. */
  #announceOffline(context: BrowserContext) {
    const setOffline = context.setOffline.bind(context)
    context.setOffline = (offline) => {
      if (offline) this.announce(...consequences.offline)
      return setOffline(offline)
    }
  }

  #hear(message: ConsoleMessage) {
    if (message.type() !== 'error') return
    const text = message.text()
    if (this.#announced.some((pattern) => pattern.test(text))) return
    this.#problems.push(`console.error: ${text} (${message.location().url})`)
  }

  #look(request: Request) {
    const { origin } = new URL(request.url())
    const isExpected = this.#refused.has(origin) || this.#known.has(origin)
    if (!isExpected && !this.#isOurs(request.url())) this.#problems.push(`foreign request: ${request.url()}`)
  }

  /** Data and blob addresses fetch nothing; everything else must be on the portal's own host. */
  #isOurs(address: string): boolean {
    if (/^(?:data|blob|about):/.test(address)) return true
    return address.replace(/^ws/, 'http').startsWith(`${this.#origin}/`)
  }
}

/** A request of a service worker has no page; one for a page that is only about to open has none yet. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}

/** The page has worked off what was waiting, and its lines are here. One that is stuck or gone has no more to say. */
async function hasSpoken(page: Page): Promise<void> {
  const spoken = page
    .evaluate(
      // Tests hold the timers of a page; nobody holds this.
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        }),
    )
    .catch(() => undefined)
  let giveUp: NodeJS.Timeout | undefined
  const stuck = new Promise<void>((resolve) => (giveUp = setTimeout(resolve, 1_000)))
  await Promise.race([spoken, stuck])
  clearTimeout(giveUp)
}
