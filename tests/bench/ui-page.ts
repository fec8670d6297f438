import type { Browser, CDPSession, Page } from 'playwright'
import { watchTasks } from './long-tasks.ts'
import { startFront } from './http2-front.ts'
import { PROFILE } from './measure.ts'
import type { Bench } from './pages/ui/main.tsx'
import type { SubjectName } from './pages/ui/subject.ts'

declare global {
  var bench: Bench
}

/** So long the page rests after a mount until nothing is left to do. */
const REST_MS = 250
/** What takes longer is felt. */
const LONG_MS = 50

export interface Scrolled {
  rate: number
  perFrame: number
  mostRows: number
  long: number[]
}

/** Drives the page with everything that is compared, on a quarter of this machine's speed. */
export class UiPage {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #close: () => Promise<void>

  private constructor(page: Page, session: CDPSession, close: () => Promise<void>) {
    this.#page = page
    this.#session = session
    this.#close = close
  }

  /** Opens the page that `buildUi` has built into the folder. */
  static async open(browser: Browser, folder: string): Promise<UiPage> {
    const front = await startFront({ folder })
    const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 800, height: 700 } })
    await page.goto(front.url)
    await page.waitForFunction(() => 'bench' in globalThis)
    const session = await page.context().newCDPSession(page)
    // The thread's own clock: what other programs take of the machine is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
    return new UiPage(page, session, async () => {
      await page.close()
      await front.close()
    })
  }

  close(): Promise<void> {
    return this.#close()
  }

  /** What the main thread works from mounting until it rests, ms, and the elements that the rows have then. */
  async mount(name: SubjectName): Promise<{ time: number; rowNodes: number }> {
    await this.#page.evaluate((subject) => bench.prepare(subject), name)
    await this.#page.waitForTimeout(50)
    const before = await this.#worked()
    await this.#page.evaluate(() => bench.mount())
    await this.#page.waitForTimeout(REST_MS)
    const time = (await this.#worked()) - before
    const rowNodes = await this.#page.evaluate(() => bench.rowNodes())
    await this.#unmount()
    return { time, rowNodes }
  }

  /** What one of a hundred words costs while they appear, ms, and how long the hundred take, ms. */
  async say(name: SubjectName): Promise<{ perWord: number; time: number }> {
    await this.#mounted(name)
    await this.#page.evaluate((subject) => bench.say(subject), name)
    const beganAt = performance.now()
    await this.#page.waitForTimeout(300)
    const [work, words] = [await this.#worked(), await this.#page.evaluate(() => bench.saidWords())]
    await this.#page.waitForTimeout(2_200)
    const done = (await this.#worked()) - work
    const said = (await this.#page.evaluate(() => bench.saidWords())) - words
    await this.#page.evaluate(() => bench.saidAll())
    const time = performance.now() - beganAt
    await this.#unmount()
    return { perWord: done / said, time }
  }

  /**
   * Scrolls by so many px a frame: the frames a second, what each costs the main thread, ms, the most rows at a time,
   * and the tasks of more than 50 ms.
   */
  async scroll(name: SubjectName, frames: number, step: number): Promise<Scrolled> {
    await this.#mounted(name)
    const tasks = await watchTasks(this.#session)
    const before = await this.#worked()
    const seen = await this.#page.evaluate((how) => bench.scroll(how.frames, how.step), { frames, step })
    const perFrame = ((await this.#worked()) - before) / frames
    const long = (await tasks.end()).filter((time) => time > LONG_MS)
    await this.#unmount()
    return { ...seen, perFrame, long }
  }

  async #mounted(name: SubjectName): Promise<void> {
    await this.#page.evaluate((subject) => {
      bench.prepare(subject)
      bench.mount()
    }, name)
    await this.#page.waitForTimeout(REST_MS)
  }

  async #unmount(): Promise<void> {
    await this.#page.evaluate(() => bench.unmount())
    await this.#page.waitForTimeout(30)
  }

  /** How long the page's main thread has worked so far, ms. */
  async #worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}
