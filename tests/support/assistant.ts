import { expect, type Locator, type Page } from '@playwright/test'

/** The assistant's button in the header. */
export function assistantButtonOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Assistant', exact: true })
}

/** The panel, beside the page or over it, whether it is open or not. */
export function assistantOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Assistant' }).or(page.getByRole('dialog', { name: 'Assistant' }))
}

/** Opens the assistant by its button in the header. */
export async function openAssistant(page: Page): Promise<Locator> {
  await assistantButtonOf(page).click()
  const panel = assistantOf(page)
  await expect(panel).toBeVisible()
  return panel
}

/** Asks as a person does: writes and presses Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  const field = assistantOf(page).getByRole('textbox', { name: 'Ask a question' })
  await field.fill(question)
  await field.press('Enter')
}

/** The answers that are drawn, oldest first. */
export function answersOf(page: Page): Locator {
  return assistantOf(page).getByRole('log').getByRole('article')
}

/** A question that the mock answers by hand, with two sources. */
export const lineFour = 'Why did line 4 stop on Tuesday?'

/**
 * Bodies of what a page sends to the assistant from now on, by the end of the address. The browser does not show bodies
 * of such calls to the test.
 */
export async function sentBy(page: Page): Promise<{ path: string; body: unknown }[]> {
  const sent: { path: string; body: unknown }[] = []
  await page.exposeBinding('tellSent', (_source, path: string, body: string) => {
    sent.push({ path, body: JSON.parse(body) as unknown })
  })
  await page.addInitScript(() => {
    const send = window.fetch
    // The binding from above.
    const tell = (globalThis as unknown as { tellSent: (path: string, body: string) => void }).tellSent
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST' && input.url.includes('/v2/ai/'))
        tell(new URL(input.url).pathname, await input.clone().text())
      return send(input, init)
    }
  })
  return sent
}
