import { expect, type Locator, type Page } from '@playwright/test'

/** A dialog by its title. */
export function dialogOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name })
}

/**
 * Opens a dialog by the keyboard alone and holds it to what every dialog has to keep: the focus is in it and stays
 * there, nothing of the
 * page behind can be reached, Escape closes it, and the focus is back at what opened it.
 */
export async function openAndCloseByKeyboard(
  page: Page,
  opener: Locator,
  name: string | RegExp,
  look: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, name)
  await expect(dialog).toBeVisible()
  await look(dialog)
  await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1)
  await expectOutOfReach(page)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement)), 'focus left').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Neither keys nor a screen reader reach the page behind what covers it. */
export async function expectOutOfReach(page: Page): Promise<void> {
  for (const part of ['main', 'header']) {
    const covered = () =>
      page
        .locator(part)
        .first()
        .evaluate((element) => element.closest('[inert]') !== null)
    await expect.poll(covered, `${part} is inert`).toBe(true)
  }
}
