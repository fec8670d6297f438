import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'
import { openUserMenu } from '../support/shell.ts'

test.describe('the frame around every screen', () => {
  test.beforeEach(async ({ signIn }) => signIn())

  test('has a sidebar of 252 px that folds to 64 px, and stays as it was left', async ({ page }) => {
    await page.goto('./')
    const sidebar = page.getByRole('navigation', { name: 'Main menu' })
    const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0)
    await expect.poll(width).toBe(252)
    await page.getByRole('button', { name: 'Collapse the menu' }).click()
    await expect.poll(width).toBe(64)
    await page.reload()
    await expect.poll(width).toBe(64)
    await page.getByRole('button', { name: 'Expand the menu' }).click()
    await expect.poll(width).toBe(252)
  })

  test('has a sidebar from 768 px on and a bottom menu below, never both', async ({ page }) => {
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    for (const [width, hasSidebar] of [
      [1440, true],
      [768, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(menu.getByRole('button', { name: /^More/ })).toBeVisible({ visible: !hasSidebar })
      await expect(menu).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('has a way back on a post, which leads home for those who came by a link', async ({ page }) => {
    await page.goto('./?filter=latest')
    await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    const address = page.url()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\?filter=latest$/)

    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(feedOf(page)).toBeVisible()
  })

  test('becomes dark on request, at once and from the first moment of the next visit', async ({ page }) => {
    await page.goto('./')
    const menu = await openUserMenu(page)
    await menu.getByRole('button', { name: /^Appearance/ }).click()
    await menu.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

    await page.addInitScript(() => {
      // What stands on the root element before the body is there is what the first paint shows.
      new MutationObserver((_changes, observer) => {
        if (!document.body) return
        observer.disconnect()
        sessionStorage.setItem('themeAtFirst', document.documentElement.dataset.theme ?? '')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(feedOf(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('themeAtFirst'))).toBe('dark')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark)

    await test.step('follows the system when that is chosen', async () => {
      await page.evaluate(() => localStorage.removeItem('theme'))
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('./')
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const light = await ground()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(ground).not.toBe(light)
      await openUserMenu(page)
      await menu.getByRole('button', { name: /^Appearance/ }).click()
      await expect(menu.locator('[aria-current=true]')).toHaveText('As the system')
      await menu.getByRole('button', { name: 'Light' }).click()
      await expect(menu.locator('[aria-current=true]')).toHaveText('Light')
      await expect.poll(ground).toBe(light)
    })
  })
})
