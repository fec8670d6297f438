import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, control: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
}

/** Goes round the parts of the page until this one has the focus; the key works once the first screen is quiet. */
export async function goTo(page: Page, part: Locator) {
  const reached = async () => {
    await page.keyboard.press('Control+F6')
    return part.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(reached, { intervals: [50, 50, 50, 50, 50, 250] }).toBe(true)
}
