/**
 * How soon a person sees the portal, beside pages that cannot be quicker, all in one run and in turn: static HTML, bare
 * React, the stack used once, `/login`, and `/` signed in with its first 20 posts. Prints medians of five and the
 * ratios beside their goals; fails at nothing, for a machine's speed is its own.
 */
import type { BrowserContextOptions } from 'playwright'
import { buildPages } from '../tests/bench/build-pages.ts'
import { startFront } from '../tests/bench/http2-front.ts'
import { measure, median, type Measurement, PROFILE } from '../tests/bench/measure.ts'
import { launchBrowser } from './browser.ts'
import { run } from './run-suite.ts'
import { servePortal } from './test-servers.ts'

const ROUNDS = 5

/** What the first screens may cost; a goal without a number is not held. */
const GOALS: Readonly<Record<string, { fcp: number; lcp: number; blocked: number; shift: number; heap?: number }>> = {
  '/login': { fcp: 1.15, lcp: 1, blocked: 1, shift: 0 },
  '/ signed in': { fcp: 1.15, lcp: 0.85, blocked: 1, shift: 0, heap: 8 },
}

if (!run('node', ['scripts/build.ts'])) process.exit(1)
const folders = await buildPages()
const portal = await servePortal('/')
const fronts = {
  static: await startFront({ folder: folders.static }),
  react: await startFront({ folder: folders.react }),
  stack: await startFront({ folder: folders.stack }),
  portal: await startFront({ upstream: portal.url }),
}
const browser = await launchBrowser()
const options: BrowserContextOptions = {
  ignoreHTTPSErrors: true,
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
}

const signedIn = await browser.newContext(options)
const page = await signedIn.newPage()
await page.goto(`${fronts.portal.url}login`)
await page.getByLabel('User name').fill('giulia.riva')
await page.getByLabel('Password', { exact: true }).fill('Meridiana!2026')
await page.getByRole('button', { name: 'Sign in' }).click()
await page.getByRole('article').first().waitFor()
const storageState = await signedIn.storageState()
await signedIn.close()

const pages: { name: string; url: string; options: BrowserContextOptions }[] = [
  { name: 'static HTML', url: fronts.static.url, options },
  { name: 'bare React', url: fronts.react.url, options },
  { name: 'stack', url: fronts.stack.url, options },
  { name: '/login', url: `${fronts.portal.url}login`, options },
  { name: '/ signed in', url: fronts.portal.url, options: { ...options, storageState } },
]
const results = new Map<string, Measurement[]>(pages.map(({ name }) => [name, []]))
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { name, url, options: contextOptions } of pages) {
    const context = await browser.newContext(contextOptions)
    results.get(name)?.push(await measure(context, url))
    await context.close()
  }
}
await browser.close()
await Promise.all([...Object.values(fronts), portal].map((server) => server.close()))

const medians = new Map([...results].map(([name, list]) => [name, mediansOf(list)]))
console.log(
  `\nMedians of ${ROUNDS}; CPU 1/${PROFILE.cpuSlowdown}, ${PROFILE.latencyMs} ms a request, ${((PROFILE.bytesPerSecond * 8) / 1e6).toFixed(2)} Mbit/s, HTTP/2, brotli\n`,
)
console.log(row(['page', 'FCP ms', 'LCP ms', 'blocked', 'shift', 'heap MB', 'requests']))
for (const [name, value] of medians) {
  console.log(
    row([
      name,
      value.fcp.toFixed(0),
      value.lcp.toFixed(0),
      value.blocked.toFixed(0),
      value.shift.toFixed(3),
      value.heap.toFixed(1),
      String(value.requests),
    ]),
  )
}
const still = medians.get('static HTML')
const stack = medians.get('stack')
console.log('')
for (const [name, goals] of Object.entries(GOALS)) {
  const value = medians.get(name)
  if (!value || !still || !stack) continue
  const figures: [what: string, figure: number, goal: number | undefined][] = [
    ['FCP, times static HTML', value.fcp / still.fcp, goals.fcp],
    ['LCP, times stack', value.lcp / stack.lcp, goals.lcp],
    ['blocked, times stack', value.blocked / stack.blocked, goals.blocked],
    ['shift', value.shift, goals.shift],
    ['heap at rest, MB', value.heap, goals.heap],
  ]
  for (const [what, figure, goal] of figures)
    console.log(
      row([name, figure.toFixed(2), goal === undefined ? '' : `<= ${goal}`]) +
        `  ${goal === undefined ? '' : figure <= goal ? 'met   ' : 'MISSED'}  ${what}`,
    )
}
process.exit(0)

function mediansOf(list: Measurement[]): Measurement {
  const of = (key: keyof Measurement) => median(list.map((one) => one[key]))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    blocked: of('blocked'),
    shift: of('shift'),
    heap: of('heap'),
    requests: of('requests'),
  }
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(9))).join('')
}
