import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { shortenTimeouts, withShortTimeouts } from '../../tests/support/document.ts'
import { beginVisit, type Visit } from '../../tests/support/visit.ts'
import type { Way } from './plan.ts'
import { type Control, learnSenses } from './senses.ts'
import { doStep, fillEmptyFields, type Step } from './steps.ts'

/** A client that waits for an answer gives up after this, so that one that never comes is soon found out. */
const TIMEOUT_MS = 2_500

/** The time of the page jumps this far at a time: another try comes first, then what gives up after half a minute. */
const JUMPS_MS = [2_000, 2_000, 2_000, 10_000, 10_000, 10_000]

const viewport = { width: 1440, height: 900 }
let worlds = 0

/** After so long a list is asked for again, and what nobody has undone is sent. */
const A_WHILE_MS = 10_000

/** A screen in a browser and a world of its own, and what the walk wants to know of it. */
export class WalkedPage {
  readonly visit: Visit
  readonly page: Page
  /** What was written into fields. */
  written: string[] = []
  /** How many fields were written into, also of those whose text is not looked for any more. */
  #filled = 0
  /** What the page has sent, by the id of its request. */
  readonly #sent = new Map<string, string>()

  private constructor(visit: Visit, page: Page) {
    this.visit = visit
    this.page = page
    page.on('request', (request) => {
      const id = request.headers()['x-request-id']
      const body = request.postData()
      if (id !== undefined && body !== null) this.#sent.set(id, body)
    })
  }

  /** Nothing is asked for yet: `open` does that. */
  static async begin(browser: Browser, portalUrl: string, { screen, seed }: Pick<Way, 'screen' | 'seed'>) {
    const world = `fault-walk-${(worlds += 1)}`
    const options = { viewport, locale: 'en-GB', reducedMotion: 'reduce' as const }
    const visit = await beginVisit(browser, { portalUrl, world, seed, userName: screen.userName, options })
    // Signing in was no call of a page.
    await visit.mock.forgetRequests()
    await visit.context.addInitScript(learnSenses)
    const page = await visit.context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.clock.install()
    return new WalkedPage(visit, page)
  }

  /** Opens an address of the portal. */
  async open(address: string): Promise<void> {
    await this.page.goto(`.${address}`)
  }

  /** Does what comes next on the way. */
  async do(step: Step): Promise<void> {
    await doStep(this.page, step, () => this.#fill())
  }

  /** Opens an address and does the steps, each when the page is at rest and nothing in it is empty. */
  async go(
    address: string,
    steps: readonly Step[],
    afterEach: (done: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    for (const [done, step] of [null, ...steps].entries()) {
      await (step ? this.do(step) : this.open(address))
      await this.rest()
      await afterEach(done)
      await this.#fill()
    }
  }

  async #fill(): Promise<void> {
    const texts = await fillEmptyFields(this.page, this.#filled)
    this.#filled += texts.length
    this.written.push(...texts)
  }

  /**
   * Waits until nothing is on its way and nothing says that it loads. The answer is what still does after the page was
   * given time, which passes quickly for it.
   */
  async rest(): Promise<string[]> {
    let loaders: string[] = []
    for (const jump of JUMPS_MS) {
      await this.visit.guards.atRest()
      await this.page.clock.fastForward(jump)
      await this.visit.guards.atRest()
      // Between two documents there is nobody to ask.
      loaders = await this.page.evaluate(() => globalThis.faultWalk.loaders()).catch(() => ['the next page'])
      if (loaders.length === 0) break
      await this.page.evaluate(() => globalThis.faultWalk.lookAtLoaders()).catch(() => undefined)
      await wait(100)
    }
    return loaders
  }

  /** The same after a while. */
  async restLater(): Promise<string[]> {
    await this.page.clock.fastForward(A_WHILE_MS)
    return this.rest()
  }

  /** Lets every call from now on give up soon. */
  async losePatience(): Promise<void> {
    await withShortTimeouts(this.page, TIMEOUT_MS)
    await shortenTimeouts(this.page, TIMEOUT_MS)
  }

  /** What can be pressed, searched with or given a file. */
  controls(): Promise<Control[]> {
    return this.page.evaluate(() => globalThis.faultWalk.controls())
  }

  /** Whether the keys of a person would go nowhere. */
  isFocusLost(): Promise<boolean> {
    return this.page.evaluate(() => globalThis.faultWalk.isFocusLost())
  }

  /** The page, or its main part, where nothing is to be seen. */
  blankParts(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.faultWalk.blankParts())
  }

  /** What was written and is nowhere on the page. */
  lostTexts(): Promise<string[]> {
    return this.page.evaluate((texts) => globalThis.faultWalk.lostTexts(texts), this.written)
  }

  /** What was written and is with the server: a call of another operation has brought it there. */
  async takenTexts(operationId: string): Promise<string[]> {
    const requests = await this.visit.mock.requests()
    const taken = requests
      .filter((request) => request.operationId !== operationId && request.status < 300)
      .map(({ requestId }) => this.#sent.get(requestId ?? '') ?? '')
    return this.written.filter((text) => taken.some((body) => body.includes(text)))
  }

  /** Closes the browser. */
  leave(): Promise<void> {
    return this.visit.leave()
  }
}
