import type { BrowserContext, Page } from '@playwright/test'

/** Lets the served document reach the browser with other values in its block of configuration, or with other text there. */
export async function withConfiguration(
  target: BrowserContext | Page,
  change: (configuration: Record<string, unknown>) => unknown,
): Promise<void> {
  await target.route(
    (url) => !url.pathname.includes('/api/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /(<script type="application\/json" id="portal-configuration">)([\s\S]*?)(<\/script>)/,
        (_whole, opening: string, text: string, closing: string) => {
          const changed = change(JSON.parse(text) as Record<string, unknown>)
          return opening + (typeof changed === 'string' ? changed : JSON.stringify(changed)) + closing
        },
      )
      const { 'content-encoding': _packed, 'content-length': _length, ...headers } = response.headers()
      await route.fulfill({ status: response.status(), headers, body: html })
    },
  )
}

/** Makes every wait that a page gives its calls short, for tests of answers that never come. */
export async function withShortPatience(page: Page, milliseconds = 1_500): Promise<void> {
  await page.addInitScript((most) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (asked) => timeout(Math.min(asked, most))
  }, milliseconds)
}
