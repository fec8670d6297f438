import type { Browser } from 'playwright'
import { type SeedName, seedNames } from '../../mock-server/state/seed-names.ts'
import type { Screen, Way } from './plan.ts'
import type { Screens } from './screens.ts'
import type { Control } from './senses.ts'
import { side } from './side.ts'
import type { Step } from './steps.ts'
import { WalkedPage } from './walked-page.ts'

/** How many steps a person does on a screen, one after the other. */
const DEEPEST = 3

/** How many controls that do the same are pressed in lists of posts, people or files: the first and the last. */
const MOST_ALIKE = 2

/** Presses what it finds on a screen, and remembers which calls that made. */
export async function discover(browser: Browser, portalUrl: string, screens: Screens, screen: Screen): Promise<Way[]> {
  const explorer = new Explorer(browser, portalUrl, screens, screen)
  // What other worlds show beside it is around all screens alike.
  for (const seed of screen === screens.withFrame ? seedNames : (['default'] as const)) await explorer.explore(seed)
  return [...explorer.ways.values()]
}

class Explorer {
  /** For each operation the shortest way. */
  readonly ways = new Map<string, Way>()
  readonly #browser: Browser
  readonly #portalUrl: string
  readonly #screens: Screens
  readonly #screen: Screen
  readonly #pressed = new Set<string>()
  readonly #pressedInEntries = new Map<string, number>()

  constructor(browser: Browser, portalUrl: string, screens: Screens, screen: Screen) {
    this.#browser = browser
    this.#portalUrl = portalUrl
    this.#screens = screens
    this.#screen = screen
  }

  /** The near before the far, each in a fresh world. */
  async explore(seed: SeedName): Promise<void> {
    let waiting = await this.#doEverything(seed, [])
    while (waiting.length > 0) {
      const further: Step[][] = []
      await side(waiting, async (steps) => void further.push(...(await this.#doEverything(seed, steps))))
      waiting = further
    }
  }

  /** Does each thing that is new after these steps. The answer is what has opened something new again. */
  async #doEverything(seed: SeedName, steps: Step[]): Promise<Step[][]> {
    const further: Step[][] = []
    const page = await this.#arrive(seed, steps)
    if (page !== null && steps.length === 0) {
      await page.restLater()
      await this.#learn(page, seed, steps)
    }
    const controls = this.#choose(page === null ? [] : await page.controls())
    // Who presses a thing that changes nothing goes on from there; what was opened is left for a fresh page.
    const pages: (WalkedPage | null)[] = [page]
    const press = async ({ action, key }: Control) => {
      const here = pages.pop() ?? (await this.#arrive(seed, steps))
      if (here === null) return
      const before = await here.controls()
      const next = [...steps, { action, key }]
      const after = await this.#take(here, seed, next)
      if (after !== null && keysOf(after) === keysOf(before)) return void pages.push(here)
      if (after !== null && next.length < DEEPEST && after.some(({ kind }) => !this.#pressed.has(kind)))
        further.push(next)
      await here.leave()
    }
    // Below the first page others are gone through at the same time.
    await side(controls, press, steps.length === 0 ? undefined : 1)
    for (const left of pages) await left?.leave()
    return further
  }

  /** One control of each kind that was not pressed before. */
  #choose(controls: readonly Control[]): Control[] {
    const fresh = controls.filter(({ kind, inFrame }) => {
      if (this.#pressed.has(kind) || (inFrame && this.#screen !== this.#screens.withFrame)) return false
      this.#pressed.add(kind)
      return true
    })
    return fresh.filter(({ placeInEntry }, at) => {
      if (placeInEntry === null) return true
      const pressed = this.#pressedInEntries.get(placeInEntry) ?? 0
      // What a person has just written stands at an end.
      const isLast = !fresh.some((other, index) => index > at && other.placeInEntry === placeInEntry)
      if (pressed >= (isLast ? MOST_ALIKE : MOST_ALIKE - 1)) return false
      this.#pressedInEntries.set(placeInEntry, pressed + 1)
      return true
    })
  }

  /** Opens the screen and does the steps; null where that is not possible again, also at a second attempt. */
  async #arrive(seed: SeedName, steps: Step[]): Promise<WalkedPage | null> {
    return (await this.#attempt(seed, steps)) ?? this.#attempt(seed, steps)
  }

  async #attempt(seed: SeedName, steps: Step[]): Promise<WalkedPage | null> {
    const page = await WalkedPage.begin(this.#browser, this.#portalUrl, { screen: this.#screen, seed })
    try {
      await page.go(this.#screen.address, steps, (done) => this.#learn(page, seed, steps.slice(0, done)))
      return page
    } catch (error) {
      this.#lost(steps, error)
      await page.leave()
      return null
    }
  }

  /** Does the last step. The answer is what can be used then; null where it led to another screen. */
  async #take(page: WalkedPage, seed: SeedName, steps: Step[]): Promise<Control[] | null> {
    const last = steps.at(-1)
    try {
      if (last) await page.do(last)
      await page.rest()
      await page.restLater()
      await this.#learn(page, seed, steps)
      return this.#isHere(page) ? await page.controls() : null
    } catch (error) {
      this.#lost(steps, error)
      return null
    }
  }

  /** Remembers which operations the last step has called. */
  async #learn(page: WalkedPage, seed: SeedName, steps: Step[]): Promise<void> {
    const requests = await page.visit.mock.requests()
    await page.visit.mock.forgetRequests()
    const losesFocus = await page.isFocusLost()
    const isHere = this.#isHere(page)
    for (const { operationId, method } of requests) {
      if (operationId === null) continue
      const elsewhere = !isHere && method === 'GET'
      const way = { operationId, screen: this.#screen, seed, steps, losesFocus, elsewhere }
      if (isBetter(way, this.ways.get(operationId))) this.ways.set(operationId, way)
    }
  }

  #isHere(page: WalkedPage): boolean {
    return this.#screens.isAt(this.#screen, page.page.url())
  }

  /** Something that was there before may be gone: the rest is walked on. */
  #lost(steps: Step[], error: unknown) {
    console.warn(`${this.#screen.row}: ${steps.map(({ key }) => key).join(' › ')}: ${String(error).split('\n')[0]}`)
  }
}

/** The shorter way is the better one, but none to another screen where the own one calls, too. */
function isBetter(way: Way, known: Way | undefined): boolean {
  if (known === undefined) return true
  return way.elsewhere === known.elsewhere ? way.steps.length < known.steps.length : known.elsewhere
}

const keysOf = (controls: readonly Control[]) => controls.map(({ key }) => key).join()
