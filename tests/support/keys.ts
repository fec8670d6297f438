import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, control: Locator, key = 'Tab') {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
}

/** Goes round the parts of the page until this one has the focus. */
export async function goTo(page: Page, part: Locator) {
  for (let parts = 0; parts < 6; parts += 1) {
    await page.keyboard.press('Control+F6')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  await expect(part).toBeFocused()
}
