import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { textFile, uploadOf, uploadsOf } from '../support/uploads.ts'
import { onPortal } from './portal-page.ts'

const WARM_UP = 10
const ROUNDS = 100

type Rounds = {
  /** What is pressed to open it, or what else a person does for it. */
  open: Locator | (() => Promise<void>)
  close: Locator
  /** There only while it is open. */
  panel: Locator
  /** Below the address of the portal; without it any page will do. */
  address?: string
}

/** The panels, and how a person opens and closes each. */
const panels: Record<string, (page: Page) => Rounds> = {
  Notifications: (page) => {
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    return {
      open: page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
      close: panel.getByRole('button', { name: 'Close', exact: false }).first(),
      panel: panel.getByRole('article').first(),
    }
  },
  Assistant: (page) => {
    const panel = page.getByRole('complementary', { name: 'Assistant' })
    return {
      open: page.getByRole('banner').getByRole('button', { name: 'Assistant', exact: true }),
      close: panel.getByRole('button', { name: /^Close/ }),
      panel: panel.getByRole('textbox'),
    }
  },
  Chat: (page) => ({
    open: page.getByRole('banner').getByRole('button', { name: /^Chat/ }),
    close: page.getByRole('button', { name: 'Close the chat' }),
    panel: page.getByRole('button', { name: 'Close the chat' }),
  }),
  'Bulk banner': (page) => {
    const banner = page.getByRole('group', { name: /to Approved$/ })
    const head = banner.getByRole('button', { name: /to Approved$/ })
    // Its bar stands in the collapsed head as well.
    return { open: head, close: head, panel: banner.getByRole('button', { name: 'Cancel operations' }) }
  },
  // The server refuses the file, so that the post and its list are after a hundred rounds what they were before.
  Uploads: (page) => ({
    address: 'post/p-1042/attachments',
    open: () => page.getByLabel('Add files', { exact: true }).setInputFiles(textFile('setup.exe')),
    close: uploadsOf(page).getByRole('button', { name: 'Close the list' }),
    panel: uploadOf(page, 'setup.exe'),
  }),
}

/** By how much the heap has grown after a hundred rounds of opening and closing each panel of the built portal, MB. */
export function measurePanels(browser: Browser): Promise<Record<string, number>> {
  // Its bulk operation stands still, so that its banner is there all the time.
  return onPortal(browser, 'bulk-running', async (page, portalUrl) => {
    const session = await page.context().newCDPSession(page)
    const grown: Record<string, number> = {}
    for (const [name, find] of Object.entries(panels)) {
      const { open, close, panel, address } = find(page)
      if (address !== undefined) await page.goto(`${portalUrl}${address}`)
      if (open === close && (await panel.isVisible())) await close.click()
      const rounds = async (count: number) => {
        for (let round = 0; round < count; round += 1) {
          await (typeof open === 'function' ? open() : open.click())
          await panel.waitFor()
          await close.click()
          await panel.waitFor({ state: 'hidden' })
        }
      }
      await rounds(WARM_UP)
      const before = await heapOf(session)
      await rounds(ROUNDS)
      grown[name] = (await heapOf(session)) - before
    }
    return grown
  })
}

/** What is in use once nothing is left to collect, MB. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize / 1_000_000
}
