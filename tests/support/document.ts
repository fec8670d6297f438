import type { BrowserContext, Page } from '@playwright/test'

/**
 * Gives a page other values in its block of configuration, or other text there, before its first script runs. `change`
 * is
 * carried over as source, so it may use nothing from outside. The document stays the server's own: one that a test
 * hands
 * over comes from no address, and Chromium then refuses its sockets as calls into the local network.
 */
export async function withConfiguration(
  target: BrowserContext | Page,
  change: (configuration: Record<string, unknown>) => unknown,
): Promise<void> {
  await target.addInitScript({ content: `(${changeConfiguration})(${change})` })
}

/**
 * Runs in the page. The parser lets observers speak before it runs a script, and the boot script stands below the
 * block.
 */
function changeConfiguration(change: (configuration: Record<string, unknown>) => unknown): void {
  const observer = new MutationObserver(() => {
    const block = document.getElementById('portal-configuration')
    // What follows the block says that all of its text is there.
    if (!block?.nextElementSibling || !(block.firstChild instanceof Text)) return
    observer.disconnect()
    const changed = change(JSON.parse(block.firstChild.data) as Record<string, unknown>)
    block.firstChild.data = typeof changed === 'string' ? changed : JSON.stringify(changed)
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Makes every timeout that a page gives its calls short, for tests of answers that never come. */
export async function withShortTimeouts(page: Page, milliseconds = 1_500): Promise<void> {
  await page.addInitScript(shortenSignals, milliseconds)
}

/** The same from now on, where only what is asked next finds no answer. */
export async function shortenTimeouts(page: Page, milliseconds = 1_500): Promise<void> {
  await page.evaluate(shortenSignals, milliseconds)
}

/** Runs in the page. */
function shortenSignals(most: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (asked) => timeout(Math.min(asked, most))
}
