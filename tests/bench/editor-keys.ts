import type { Browser, Page } from 'playwright'
import { servePortal } from '../../scripts/test-servers.ts'
import { MockClient } from '../support/mock-client.ts'
import { median, PROFILE } from './measure.ts'

const WARM_UP = 5
const KEYS = 25
/** Longer than the pause after which the text is kept on the device: each key press pays for that too. */
const BETWEEN_MS = 400

/** What a key press costs in the editor of posts, ms from the key to the next frame. */
export interface KeyCosts {
  empty: number
  largest: number
}

/**
 * Types into an empty post and into one at every limit (100,000 letters, 30 pictures, 20 tables) of the built portal,
 * on a quarter of this machine's speed; in the middle of the text, where most of it has to move.
 */
export async function measureEditorKeys(browser: Browser): Promise<KeyCosts> {
  const portal = await servePortal('/')
  const world = 'bench-editor'
  const mock = new MockClient(portal.url, world)
  await mock.reset('crowded', { frozen: true })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'mock-world', value: world, url: portal.url }])
  const page = await context.newPage()
  await page.goto(`${portal.url}login`)
  await page.getByLabel('User name').fill('giulia.riva')
  await page.getByLabel('Password', { exact: true }).fill('Meridiana!2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('article').first().waitFor()
  await page.addInitScript(watchKeys)
  const costs = {
    empty: await keysAt(page, `${portal.url}post/create`),
    largest: await keysAt(page, `${portal.url}post/edit/p-9299`),
  }
  await context.close()
  await portal.close()
  return costs
}

async function keysAt(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const text = page.getByRole('textbox', { name: 'Text' })
  await page.locator('[data-ready]').waitFor()
  const blocks = text.locator('> *')
  await blocks.nth(Math.floor((await blocks.count()) / 2)).click()
  await page.keyboard.press('End')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    if (key === WARM_UP) await page.evaluate(() => keyCosts.splice(0))
    await page.keyboard.press('e')
    await page.waitForTimeout(BETWEEN_MS)
  }
  const found = await page.evaluate(() => keyCosts)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return median(found)
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
