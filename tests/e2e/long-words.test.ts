import type { Page } from '@playwright/test'
import { answersOf, ask, openAssistant } from '../support/assistant.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { openPanel } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'

/** Names that people give to things, as one word that no line has room for. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz_2026_final'
const lengthened = new Set([
  'fullName',
  'name',
  'title',
  'fileName',
  'shortBiography',
  'jobTitle',
  'city',
  'text',
  'excerpt',
])

for (const width of [1440, 390]) {
  test.describe(`names of 74 letters without a space, in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })

    test.beforeEach(async ({ page, signIn }) => {
      // What comes from the side is out of the window on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route('**/api/internal/**', async (route) => {
        const response = await route.fetch()
        if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
        await route.fulfill({ response, json: lengthen(await response.json()) })
      })
      await signIn()
      await page.goto('./')
      await expect(cardOf(page, lineFour + longWord)).toBeVisible()
    })

    test('stay in their cards, dialogs and panels, in a post with its files, and in the assistant', async ({
      page,
    }) => {
      expect(await tooWide(page), 'dashboard').toEqual([])
      await openPanel(page)
      expect(await tooWide(page), 'notifications').toEqual([])
      await page.keyboard.press('Escape')

      for (const name of [`Marco Bianchi${longWord}`, `#safety${longWord}`]) {
        await cardOf(page, lineFour + longWord)
          .getByRole('button', { name })
          .click()
        await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText(longWord)
        await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0)
        expect(await tooWide(page), name).toEqual([])
        await page.keyboard.press('Escape')
      }

      if (width === 390) {
        await page.getByRole('button', { name: /^More/ }).click()
        await expect(page.getByRole('dialog').getByText(longWord).first()).toBeVisible()
        expect(await tooWide(page), 'more').toEqual([])
        await page.keyboard.press('Escape')
      }

      await feedOf(page)
        .getByRole('link', { name: lineFour + longWord, exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(longWord)
      await page.getByRole('tab', { name: 'Attachments' }).click()
      await expect(page.getByRole('tabpanel').getByRole('link', { name: longWord }).first()).toBeVisible()
      expect(await tooWide(page)).toEqual([])

      await page.getByRole('tab', { name: 'Workflow' }).click()
      await expect(page.getByRole('tabpanel').getByText(`Draft${longWord}`).first()).toBeVisible()
      expect(await tooWide(page), 'workflow').toEqual([])
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: `Approve${longWord}` })
        .click()
      await expect(page.getByRole('dialog').getByLabel(/^Note/)).toBeVisible()
      expect(await tooWide(page), 'step').toEqual([])
      await page.keyboard.press('Escape')

      await openAssistant(page)
      await ask(page, `${lineFour} ${longWord}`)
      await expect(answersOf(page).getByText(longWord).first()).toBeVisible()
      expect(await tooWide(page)).toEqual([])
    })
  })
}

function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthen(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, name)]))
  return typeof value === 'string' && value !== '' && lengthened.has(key) ? value + longWord : value
}

/**
 * The page, and whatever scrolls in it, where it is wider than its place. Only the filter of the feed and the tabs of a
 * post may be drawn sideways.
 */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (
        one.matches(':has(> label > [type="radio"]), [role="tablist"]') ||
        !one.checkVisibility({ visibilityProperty: true })
      )
        continue
      const { overflowX, position } = getComputedStyle(one)
      const { right, width } = one.getBoundingClientRect()
      const scrolls = overflowX === 'auto' || overflowX === 'scroll'
      if (scrolls && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
        wide.push(`inside ${one.outerHTML.slice(0, 80)}`)
      if (position === 'fixed' && width > 1 && right > innerWidth + 1) wide.push(one.outerHTML.slice(0, 80))
    }
    return wide
  })
}
