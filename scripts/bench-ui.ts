/**
 * What 10,000 rows in VirtualList cost, beside the least that draws a window of them with React, in one run and in turn. Counted is the time that the
 * main thread works from mounting until it rests, and what it does at one stretch while somebody scrolls. Prints figures and asserts nothing.
 */
import { type CDPSession, chromium, type Page } from 'playwright'
import { buildLists } from '../tests/bench/build-pages.ts'
import { startFront } from '../tests/bench/http2-front.ts'
import { median } from '../tests/bench/measure.ts'
import type { Bench, ListName } from '../tests/bench/pages/lists/main.tsx'
import { findBrowser } from './browser.ts'

const ROUNDS = 25
const FRAMES = 240
/** Most that VirtualList should take of the bare list's time, and most that one task should take, ms. */
const GOALS = { ratio: 1.4, task: 50 }

type Benched = { bench: Bench }

const front = await startFront({ folder: await buildLists() })
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
})
const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 800, height: 700 } })
await page.goto(front.url)
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable')

const times: Record<ListName, number[]> = { bare: [], virtual: [] }
// The first rounds warm the code of both.
for (let round = -3; round < ROUNDS; round += 1) {
  for (const name of ['bare', 'virtual'] as const) {
    const time = await mountTime(page, session, name)
    if (round >= 0) times[name].push(time)
  }
}

const tasks: Record<ListName, number[]> = { bare: [], virtual: [] }
for (const name of ['bare', 'virtual', 'bare', 'virtual'] as const) tasks[name].push(...(await longTasks(page, name)))
await browser.close()
await front.close()

const ratio = median(times.virtual) / median(times.bare)
console.log(`10,000 rows, medians of ${ROUNDS}`)
console.log(`bare list    ${median(times.bare).toFixed(1)} ms of work until it rests`)
console.log(
  `VirtualList  ${median(times.virtual).toFixed(1)} ms, ${ratio.toFixed(2)} × the bare list, goal ${GOALS.ratio} ×`,
)
for (const name of ['bare', 'virtual'] as const) {
  const longest = tasks[name].length > 0 ? `, the longest ${Math.max(...tasks[name]).toFixed(0)} ms` : ''
  console.log(
    `scrolling    ${name}: ${tasks[name].length} tasks over ${GOALS.task} ms in ${FRAMES * 2} frames${longest}`,
  )
}
process.exit(0)

async function mountTime(target: Page, cdp: CDPSession, name: ListName): Promise<number> {
  const before = await workTime(cdp)
  await target.evaluate((list) => (globalThis as unknown as Benched).bench.mount(list), name)
  await target.waitForTimeout(150)
  const after = await workTime(cdp)
  await target.evaluate(() => (globalThis as unknown as Benched).bench.unmount())
  await target.waitForTimeout(50)
  return after - before
}

async function longTasks(target: Page, name: ListName): Promise<number[]> {
  await target.evaluate((list) => (globalThis as unknown as Benched).bench.mount(list), name)
  const found = await target.evaluate((frames) => (globalThis as unknown as Benched).bench.scroll(frames), FRAMES)
  await target.evaluate(() => (globalThis as unknown as Benched).bench.unmount())
  return found
}

/** How long the page's main thread has worked so far, ms. */
async function workTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
