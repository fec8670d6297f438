import type { BrowserContext, Page } from '@playwright/test'

/**
 * Gives a page other values in its block of configuration, or other text there, before its first script runs. `change`
 * is carried over as source, so it may use nothing from outside. The document stays the server's own: one that a test
 * hands over comes from no address, and Chromium then refuses its sockets as calls into the local network.
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

/**
 * Makes a page give up calls to this address soon, from its next load on, for tests of answers that never come. A slow
 * machine takes its time for every other call, so these keep theirs; so do these once `usualTimeouts` was called.
 */
export async function withShortTimeouts(page: Page, milliseconds = 1_500, address = /./): Promise<void> {
  await setImpatient(page, true)
  await page.addInitScript(shortenCalls, { most: milliseconds, address: address.source, sign: impatient })
}

/** The same from now on, where only what is asked next finds no answer. */
export async function shortenTimeouts(page: Page, milliseconds = 1_500, address = /./): Promise<void> {
  await setImpatient(page, true)
  await page.evaluate(shortenCalls, { most: milliseconds, address: address.source, sign: impatient })
}

/** Gives all calls of a page their own time again: what is asked from now on is to be answered. */
export async function usualTimeouts(page: Page): Promise<void> {
  await setImpatient(page, false)
}

/** A cookie, which a page has before its first script runs, and a test takes away from outside. */
const impatient = 'test-short-timeouts'

async function setImpatient(page: Page, on: boolean): Promise<void> {
  const context = page.context()
  if (!on) return context.clearCookies({ name: impatient })
  const world = (await context.cookies()).find(({ name }) => name === 'mock-world')
  await context.addCookies([{ name: impatient, value: 'on', domain: world?.domain ?? '127.0.0.1', path: '/' }])
}

/** Runs in the page. */
function shortenCalls({ most, address, sign }: { most: number; address: string; sign: string }): void {
  const send = window.fetch
  window.fetch = (input, init) => {
    const asked = input instanceof Request ? input.url : String(input)
    if (!document.cookie.includes(sign) || !new RegExp(address).test(asked)) return send(input, init)
    const own = input instanceof Request ? input.signal : init?.signal
    const soon = AbortSignal.timeout(most)
    return send(input, { ...init, signal: own ? AbortSignal.any([own, soon]) : soon })
  }
}
