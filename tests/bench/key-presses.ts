import type { Browser, Page } from 'playwright'
import { median, PROFILE } from './measure.ts'
import { onPortal } from './portal-page.ts'

const WARM_UP = 5
const KEYS = 25
/** Longer than the pauses before a text is kept on the device and suggestions are asked for: each key pays for both. */
const BETWEEN_MS = 400

/**
 * What a key press costs in an empty post and in one at every limit (100,000 letters, 30 pictures, 20 tables), ms from
 * the key to the next frame; in the middle of the text, where most of it has to move.
 */
export function measureEditorKeys(browser: Browser): Promise<{ empty: number; largest: number }> {
  return onPortal(browser, 'crowded', async (page, url) => {
    await page.addInitScript(watchKeys)
    return {
      empty: median(await editorKeys(page, `${url}post/create`)),
      largest: median(await editorKeys(page, `${url}post/edit/p-9299`)),
    }
  })
}

/** What a key press costs in the search of the header while it suggests, ms at p95 from the key to the next frame. */
export function measureSearchKeys(browser: Browser): Promise<number> {
  return onPortal(browser, 'crowded', async (page, url) => {
    await page.addInitScript(watchKeys)
    await page.goto(url)
    await page.getByRole('searchbox', { name: 'Search', exact: true }).click()
    const costs = (await type(page, [...'press sensor of the line shift'])).toSorted((one, other) => one - other)
    return costs[Math.floor(costs.length * 0.95)] ?? Number.NaN
  })
}

async function editorKeys(page: Page, address: string): Promise<number[]> {
  await page.goto(address)
  const text = page.getByRole('textbox', { name: 'Text' })
  await page.locator('[data-ready]').waitFor()
  const blocks = text.locator('> *')
  await blocks.nth(Math.floor((await blocks.count()) / 2)).click()
  await page.keyboard.press('End')
  return type(
    page,
    Array.from({ length: WARM_UP + KEYS }, () => 'e'),
  )
}

/** On a quarter of this machine's speed; the first keys warm the code. */
async function type(page: Page, keys: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
  for (const [at, key] of keys.entries()) {
    if (at === WARM_UP) await page.evaluate(() => keyCosts.splice(0))
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(BETWEEN_MS)
  }
  const found = await page.evaluate(() => keyCosts)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return found
}

declare global {
  var keyCosts: number[]
}

/** Runs in the page: from the moment a key went down until the browser has drawn what it did. */
function watchKeys(): void {
  globalThis.keyCosts = []
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const drawn = new MessageChannel()
      drawn.port1.addEventListener('message', () => globalThis.keyCosts.push(performance.now() - timeStamp), {
        once: true,
      })
      drawn.port1.start()
      // A task that is posted in a frame runs once that frame is drawn.
      requestAnimationFrame(() => drawn.port2.postMessage(null))
    },
    { capture: true },
  )
}
