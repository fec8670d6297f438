import type { Page } from '@playwright/test'
import { cardOf, lineFour } from '../support/feed.ts'
import { dialogOf } from '../support/overlays.ts'
import { password, people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { signOutByHand, tipsOf } from '../support/shell.ts'

/** Shows a tip of one kind by the panel that can show all of them. */
async function tell(page: Page, kind: string) {
  const panel = dialogOf(page, 'Demo controls')
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Demo controls' }).click()
  await panel.getByRole('combobox', { name: 'Message type' }).selectOption(kind)
  await panel.getByRole('button', { name: 'Message', exact: true }).click()
}

const tip = (page: Page) => tipsOf(page).getByText('This is a message')

test.beforeEach(async ({ signIn, page }) => {
  await signIn()
  await page.goto('./')
  await expect(cardOf(page, lineFour)).toBeVisible()
})

test('a tip goes by itself after five seconds, waits for the pointer and the focus, and gives way to a graver one alone', async ({
  page,
}) => {
  await page.clock.install()
  await page.reload()
  const closer = tipsOf(page).getByRole('button', { name: 'Close message' })
  const onScreen = tipsOf(page).locator('[data-tone]')

  await tell(page, 'success')
  await expect(tip(page)).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(tip(page)).toBeVisible()
  await page.clock.fastForward(2_500)
  await expect(tip(page)).toHaveCount(0)

  await tell(page, 'success')
  await tip(page).hover()
  await page.clock.fastForward(6_000)
  await expect(tip(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(6_000)
  await expect(tip(page)).toHaveCount(0)

  await tell(page, 'info')
  await expect(tipsOf(page).locator('strong')).toHaveText('bold')
  await closer.focus()
  await page.clock.fastForward(6_000)
  await expect(tip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)

  for (const [severity, shown] of [
    ['warn', 'warn'],
    ['info', 'warn'],
    ['error', 'error'],
    ['system', 'system'],
  ] as const) {
    await tell(page, severity)
    await expect(tipsOf(page).locator(`[data-tone="${shown}"]`)).toBeVisible()
    await expect(onScreen).toHaveCount(1)
  }
  await expect(closer, 'one of the system waits for its action').toHaveCount(0)
  await tipsOf(page).getByRole('button', { name: 'Yes, it is' }).focus()
  await page.keyboard.press('Escape')
  await page.clock.fastForward(6_000)
  await expect(tip(page)).toBeVisible()
  await tipsOf(page).getByRole('button', { name: 'Yes, it is' }).click()
  await expect(tip(page)).toHaveCount(0)
})

test('a tip of kind pro goes with a navigation when its condition passes, and stays when it does not', async ({
  page,
}) => {
  await tell(page, 'pro')
  await expect(tipsOf(page).getByRole('img', { name: 'Camille Laurent' })).toBeVisible()
  // The tip lies over the page, the keyboard reaches below it.
  await page.getByRole('radio', { name: 'Archive' }).press('Space')
  await expect(page).toHaveURL(/filter=archive/)
  await expect(tip(page)).toBeVisible()
  await page.goBack()
  await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
})

test('signing out has the last word, and the next person finds no tip', async ({ page }) => {
  await tell(page, 'system')
  await signOutByHand(page)
  await expect(tipsOf(page).getByText('You’re signed out')).toBeVisible()
  await expect(tipsOf(page).getByText(/^Your data was removed from this browser/)).toBeVisible()
  // The tip lies over the button of a small window, so the form is sent by a key.
  await page.getByRole('textbox', { name: 'User name' }).fill(people.employee.userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(cardOf(page, lineFour)).toBeVisible()
  await expect(tipsOf(page).getByText('You’re signed out')).toHaveCount(0)
  await expect(tip(page)).toHaveCount(0)
})
