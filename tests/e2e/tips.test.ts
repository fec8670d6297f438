import type { Page } from '@playwright/test'
import { cardOf, lineFour } from '../support/feed.ts'
import { dialogOf } from '../support/overlays.ts'
import { password, people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { signOutByHand, tipsOf } from '../support/shell.ts'

/** Shows a tip of one kind by the panel that can show all of them. */
async function tell(page: Page, kind: string) {
  const panel = dialogOf(page, 'Trouble switch')
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Trouble switch' }).click()
  await panel.getByRole('combobox', { name: 'Kind of tip' }).selectOption(kind)
  await panel.getByRole('button', { name: 'Tip', exact: true }).click()
}

const tip = (page: Page) => tipsOf(page).getByText('This is a tip')

test.describe('a tip', () => {
  test.beforeEach(async ({ signIn, page }) => {
    await signIn()
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
  })

  test('goes by itself after five seconds, and waits while somebody points at it', async ({ page }) => {
    await tell(page, 'success')
    await expect(tip(page)).toBeVisible()
    const shownAt = Date.now()
    await expect(tip(page)).toHaveCount(0, { timeout: 7_000 })
    expect(Date.now() - shownAt).toBeGreaterThan(4_000)

    await tell(page, 'success')
    await tip(page).hover()
    await page.waitForTimeout(6_000)
    await expect(tip(page)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tip(page)).toHaveCount(0, { timeout: 6_000 })
  })

  test('waits while the focus is in it, and goes by Escape', async ({ page }) => {
    await tell(page, 'info')
    await expect(tipsOf(page).locator('strong')).toHaveText('bold')
    await tipsOf(page).getByRole('button', { name: 'Close message' }).focus()
    await page.waitForTimeout(6_000)
    await expect(tip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip(page)).toHaveCount(0)
  })

  for (const width of [390, 1440]) {
    test(`is alone on the screen, and a milder one does not push out one that waits, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await tell(page, 'warn')
      await expect(tipsOf(page).locator('[data-tone="warn"]')).toBeVisible()
      await tell(page, 'info')
      await expect(tipsOf(page).locator('[data-tone]')).toHaveCount(1)
      await expect(tipsOf(page).locator('[data-tone="warn"]')).toBeVisible()
      await tell(page, 'error')
      await expect(tipsOf(page).locator('[data-tone]')).toHaveCount(1)
      await expect(tipsOf(page).locator('[data-tone="error"]')).toBeVisible()
    })
  }

  test('of the system has no close button and stays until its action', async ({ page }) => {
    await tell(page, 'system')
    await expect(tipsOf(page).getByRole('button', { name: 'Close message' })).toHaveCount(0)
    await tipsOf(page).getByRole('button', { name: 'It is' }).focus()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(5_500)
    await expect(tip(page)).toBeVisible()
    await tipsOf(page).getByRole('button', { name: 'It is' }).click()
    await expect(tip(page)).toHaveCount(0)
  })

  test('of kind pro goes with a navigation when its condition passes, and stays when it does not', async ({ page }) => {
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

  test('says that a link was copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(tipsOf(page).getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/post/')
  })

  for (const width of [390, 1440]) {
    test(`has the last word after signing out, and is gone for whoever signs in, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await tell(page, 'system')
      await signOutByHand(page)
      await expect(tipsOf(page).getByText('You are signed out')).toBeVisible()
      await expect(tipsOf(page).getByText('Nothing of yours is left in this browser.')).toBeVisible()
      await page.getByRole('textbox', { name: 'User name' }).fill(people.employee.userName)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(cardOf(page, lineFour)).toBeVisible()
      await expect(tipsOf(page).getByText('You are signed out')).toHaveCount(0)
      await expect(tip(page)).toHaveCount(0)
    })
  }
})
