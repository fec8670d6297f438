import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { MockClient } from '../../tests/support/mock-client.ts'
import { expectedLines } from './expected.ts'
import { type Combination, faults, givesUpText, type Result, type Way } from './plan.ts'
import type { Screens } from './screens.ts'
import { WalkedPage } from './walked-page.ts'

type Seen = Pick<Result, 'called' | 'findings'>

/** More often than any page calls. */
const ALWAYS = 10_000

/** So long nobody minds that a page is empty. */
const MOMENT_MS = 500

/** A field that comes late is not always written into on a way. */
const MOST_ATTEMPTS = 3

/** A call that waits for the answer to another one is late once more; no page waits for more than these. */
const MOST_LATE_IN_A_ROW = 3

/**
 * Goes one way to its end, where the call fails, and says what a person would complain about. A busy machine may break
 * it off once.
 */
export async function walk(
  browser: Browser,
  portalUrl: string,
  screens: Screens,
  combination: Combination,
): Promise<Result> {
  const again = () => attempt(browser, portalUrl, screens, combination)
  const seen = (await again()) ?? (await again())
  return {
    ...combination,
    ...(seen ?? { called: true, findings: ['the walk broke off: see the lines in the console'] }),
  }
}

async function attempt(
  browser: Browser,
  portalUrl: string,
  screens: Screens,
  combination: Combination,
): Promise<Seen | null> {
  const page = await WalkedPage.begin(browser, portalUrl, combination.way)
  try {
    const { lost, ...seen } = await look(page, combination)
    const { way, isDone } = combination
    const isGivenUp = givesUpText(way, screens.isAt(way.screen, page.page.url()))
    const isPutAway = isGivenUp || (isDone && lost.length > 0 && (await putsAway(browser, portalUrl, way)))
    const missed = isPutAway ? [] : lost
    return { ...seen, findings: [...seen.findings, ...missed.map((text) => `lost text: ${text}`)] }
  } catch (error) {
    console.warn(`${combination.way.operationId} × ${combination.fault}: ${String(error).split('\n')[0]}`)
    return null
  } finally {
    await page.leave()
  }
}

/** Whether the same way leaves nothing of what was written also when nothing fails: it is in another tab, or sent. */
async function putsAway(browser: Browser, portalUrl: string, way: Way): Promise<boolean> {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
    const page = await WalkedPage.begin(browser, portalUrl, way)
    try {
      await page.go(way.screen.address, way.steps)
      const lost = await page.lostTexts()
      if (lost.length > 0) return true
    } finally {
      await page.leave()
    }
  }
  return false
}

async function look(page: WalkedPage, { way, fault }: Combination): Promise<Seen & { lost: string[] }> {
  const { guards, mock } = page.visit
  const last = way.steps.at(-1)
  const [kind, options] = faults[fault] ?? ['status', {}]
  guards.announce(...expectedLines(fault))
  if (last) {
    await page.go(way.screen.address, way.steps.slice(0, -1))
    // Another tab of the screen may have put away what was written on the one before.
    const away = await page.lostTexts()
    page.written = page.written.filter((text) => !away.includes(text))
  }
  if (kind === 'never') await page.losePatience()
  await mock.fail(way.operationId, kind, { ...options, times: ALWAYS })
  if (last) await page.do(last)
  else await page.open(way.screen.address)
  if (options.delayMs !== undefined) await waitForLate(mock, options.delayMs)
  const isCalled = async () => (await timesLeft(mock)) !== ALWAYS
  let loaders = await page.rest()
  if (!(await isCalled())) loaders = await page.restLater()
  const called = await isCalled()
  if (!called) return { called, findings: [], lost: [] }
  // What has come late has done what it was asked for.
  const missed = kind === 'delay' ? [] : await page.lostTexts()
  const taken = missed.length > 0 ? await page.takenTexts(way.operationId) : []
  const lost = missed.filter((text) => !taken.includes(text))
  const minded = last?.action === 'press' && !way.losesFocus
  const missing = async () => [
    ...(await page.blankParts()),
    ...(minded && (await page.isFocusLost()) ? ['the focus is lost'] : []),
  ]
  // The next page may just be on its way.
  if ((await missing()).length > 0) {
    await wait(MOMENT_MS)
    await page.rest()
  }
  return {
    called,
    lost,
    findings: [...guards.problems(), ...loaders.map((loader) => `still loads: ${loader}`), ...(await missing())],
  }
}

/** Waits until everything that is late has come, also what is asked for only after the page has loaded its parts. */
async function waitForLate(mock: MockClient, delayMs: number): Promise<void> {
  const patienceMs = delayMs + 500
  const end = performance.now() + MOST_LATE_IN_A_ROW * patienceMs
  let begun = performance.now()
  for (let left = ALWAYS; performance.now() < Math.min(end, begun + patienceMs); await wait(250)) {
    const now = await timesLeft(mock)
    if (now !== left) begun = performance.now()
    left = now
  }
}

/** How often the call would still fail; without a fault it has failed as often as it could. */
async function timesLeft(mock: MockClient): Promise<number> {
  const [fault] = await mock.faults()
  return fault?.times ?? 0
}
