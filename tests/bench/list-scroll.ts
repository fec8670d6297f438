import type { Browser, Page } from 'playwright'
import { watchTasks } from './long-tasks.ts'
import { PROFILE } from './measure.ts'
import { onPortal } from './portal-page.ts'

/** As fast as a person turns a wheel, px a frame. */
const STEP = 64
/** What takes longer is felt. */
const LONG_MS = 50

/** What a person sees of a long list on the way from its first row to its last. */
export interface WholeScroll {
  /** For how long at a stretch there was no row in the middle of the window, ms. */
  blankMs: number
  /** The most rows that were drawn at a time. */
  mostRows: number
  /** The last row that was reached, counted from 1. */
  reached: number
  /** Tasks of more than 50 ms, ms. */
  long: number[]
}

/** Scrolls through all tasks of the largest world, on a quarter of this machine's speed. */
export function measureTaskScroll(browser: Browser): Promise<WholeScroll> {
  return onPortal(browser, 'crowded', async (page, url) => {
    await page.goto(`${url}tasks`)
    await page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').first().waitFor()
    return scrollThrough(page)
  })
}

async function scrollThrough(page: Page): Promise<WholeScroll> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
  const tasks = await watchTasks(session)
  const seen = await page.evaluate(scrollToTheEnd, STEP)
  const long = (await tasks.end()).filter((time) => time > LONG_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { ...seen, long }
}

/** Runs in the page. */
async function scrollToTheEnd(step: number): Promise<Omit<WholeScroll, 'long'>> {
  const seen = { blankMs: 0, mostRows: 0, reached: 0 }
  const row = 'main li[aria-posinset]'
  let full = performance.now()
  let moved = full
  for (let last = -1; performance.now() - moved < 3_000;) {
    window.scrollBy({ top: step, behavior: 'instant' })
    await new Promise((next) => requestAnimationFrame(next))
    const now = performance.now()
    // A heading or a gap between two rows is no blank: some rows stand side by side in the middle of the window.
    const middle = [0.4, 0.5, 0.6].map((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part))
    if (middle.some((element) => element?.closest(row))) full = now
    seen.blankMs = Math.max(seen.blankMs, now - full)
    const rows = document.querySelectorAll(row)
    seen.mostRows = Math.max(seen.mostRows, rows.length)
    const end = [...rows].at(-1)
    seen.reached = Math.max(seen.reached, Number(end?.getAttribute('aria-posinset') ?? 0))
    // Other lists may stand below.
    if (end?.getAttribute('aria-setsize') === String(seen.reached)) break
    if (scrollY !== last) moved = now
    last = scrollY
  }
  return seen
}
