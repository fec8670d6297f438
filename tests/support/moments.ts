import { expect, type Locator, type Page } from '@playwright/test'

/*
 * What goes by itself may have gone before a look from outside comes: here the page itself remembers that it was there.
 * Watch before the step that brings it, and ask after.
 */

/** Remembers that these words stood on the page, from now on until it is loaded anew. */
export async function watchWords(page: Page, words: string): Promise<() => Promise<void>> {
  const moment = await page.evaluateHandle((wanted) => {
    const seen = { is: false }
    const look = () => {
      if (!document.body.textContent?.includes(wanted)) return
      seen.is = true
      observer.disconnect()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  }, words)
  return () => expect.poll(() => moment.evaluate(({ is }) => is), `“${words}” stood there`).toBe(true)
}

/** Remembers that a button, which is there now, could not be pressed for a while. */
export async function watchDisabled(button: Locator): Promise<() => Promise<void>> {
  const moment = await button.evaluateHandle((element) => {
    const seen = { is: false }
    const observer = new MutationObserver(() => {
      if (!element.matches(':disabled, [aria-disabled="true"]')) return
      seen.is = true
      observer.disconnect()
    })
    observer.observe(element, { attributeFilter: ['disabled', 'aria-disabled'] })
    return seen
  })
  return () => expect.poll(() => moment.evaluate(({ is }) => is), 'the button could not be pressed').toBe(true)
}
