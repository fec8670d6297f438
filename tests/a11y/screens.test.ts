import { expectAccessible, expectAccessibleInEveryTheme } from '../support/axe.ts'
import { withConfiguration } from '../support/document.ts'
import { feedOf, lineFour } from '../support/feed.ts'
import { walkByTab } from '../support/focus-walk.ts'
import { people } from '../support/people.ts'
import { expect, failedRequest, test } from '../support/portal.ts'
import { memberScreens, openScreens, type ScreenAddress } from '../support/screens.ts'
import { sentenceOf } from '../support/words.ts'
import type { Page } from '@playwright/test'

/** How many screens one test looks at: enough to share the work between two browsers. */
const SCREENS_AT_ONCE = 9

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    // Several screens, each looked at several times.
    test.setTimeout(300_000)

    for (const screens of partsOf(memberScreens)) {
      test(`each screen from ${screens[0]?.address} on has its title, a heading, and nothing that axe finds`, async ({
        page,
        signIn,
      }) => {
        // Somebody to whom administration is open, too.
        await signIn(people.admin.userName)
        for (const screen of screens) await lookAt(page, screen, width)
      })
    }

    test('each open screen has its title, a heading, and nothing that axe finds', async ({ page, guards }) => {
      // The sign-in from elsewhere is one of a person without an account.
      guards.announce(failedRequest)
      for (const screen of openScreens) await lookAt(page, screen, width)
    })

    for (const address of ['', 'post/p-1042', 'search-v2?q=press&filter=f-1', 'people', 'post/create'])
      test(`Tab reaches everything on “/${address}” in sight, uncovered, with its focus shown, and large enough`, async ({
        page,
        signIn,
      }) => {
        // The switch for trouble floats over the page of the demo alone.
        await withConfiguration(page, (configuration) => ({ ...configuration, developerPanel: false }))
        await signIn()
        await page.goto(`./${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await atRest(page)
        const { stops, complaints } = await walkByTab(page, { fromTop: true })
        expect(complaints).toEqual([])
        expect(stops.length).toBeGreaterThan(8)
      })
  })
}

test.describe('where the system chooses the colours,', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, reducedMotion: 'reduce' })

  for (const address of ['', 'post/p-1042'])
    test(`axe finds nothing on “/${address}”, and everything on it shows its focus`, async ({ page, signIn }) => {
      await withConfiguration(page, (configuration) => ({ ...configuration, developerPanel: false }))
      await signIn()
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await atRest(page)
      await expectAccessible(page, `/${address}`)
      expect((await walkByTab(page, { fromTop: true, most: 50 })).complaints).toEqual([])
    })
})

/** Zoomed to 200 % and to 400 %, a desk is as wide as this (WCAG 1.4.4, 1.4.10). */
for (const width of [720, 320]) {
  test(`nothing has to be scrolled sideways in a window of ${width} px`, async ({ page, signIn }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 450 })
    await signIn(people.admin.userName)
    for (const { address } of [...memberScreens, ...openScreens].filter(({ row }) => !/external|print/.test(row))) {
      await page.goto(`.${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
    }
    await page.goto('./')
    await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    await atRest(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the feed').toBeLessThanOrEqual(width)
  })
}

/**
 * Opens a screen and looks at all that each of them owes; the title of a post is its own. The themes change no layout: one
 * width is enough to see their colours.
 */
async function lookAt(page: Page, { address, row, title }: ScreenAddress, width: number) {
  await test.step(address, async () => {
    await page.goto(`.${address}`)
    const words = row === 'post' || row === 'post-tab' ? lineFour : sentenceOf('en', title)
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${words.replace(/[.?()]/g, '\\$&')} · Meridiana$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await (width === 390 ? expectAccessible : expectAccessibleInEveryTheme)(page, address)
  })
}

/** What comes once the first screen is quiet: buttons of the header, the dock, the overlays. */
async function atRest(page: Page) {
  await expect(page.getByRole('region', { name: 'Messages of the portal' })).toBeAttached()
}

function partsOf<T>(all: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / SCREENS_AT_ONCE) }, (_, part) =>
    all.slice(part * SCREENS_AT_ONCE, (part + 1) * SCREENS_AT_ONCE),
  )
}
