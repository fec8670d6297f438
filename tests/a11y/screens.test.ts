import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryTheme } from '../support/axe.ts'
import { withConfiguration } from '../support/document.ts'
import { lineFour } from '../support/feed.ts'
import { walkByTab } from '../support/focus-walk.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { navigateInPlace } from '../support/navigation.ts'
import { people } from '../support/people.ts'
import { expect, failedRequest, test } from '../support/portal.ts'
import { builtScreens, memberScreens, openScreens, placeholderScreens, type ScreenAddress } from '../support/screens.ts'
import { tipsOf } from '../support/shell.ts'
import { sentenceOf } from '../support/words.ts'

/** Screens whose colours are looked at in every theme; the others have no colours of their own. */
const inEveryTheme = ['login', 'dashboard', 'post', 'page-not-found']

/**
 * Placeholders differ by what stands around them: the whole shell, the header of a paper page.
 */
const placeholders = placeholderScreens.filter(({ address }) => ['/bootcamp', '/ai-notes/n-1/print'].includes(address))

/** Screens with the title of what they show. */
const ownTitles: Readonly<Record<string, string>> = {
  post: lineFour,
  'post-tab': lineFour,
  'post-print': lineFour,
  // Dialogs over the post.
  'post-transition': lineFour,
  'post-transition-edit': lineFour,
  collection: 'Supplier audit',
  community: 'Quality and safety',
  'community-posts': 'Quality and safety',
  'community-archive': 'Quality and safety',
  'community-search': 'Quality and safety',
  workflow: 'Review of posts',
  'workflow-move': 'Move 9 posts',
}

/** Zoomed to 200 % and to 400 %, a desktop window is as wide as this (WCAG 1.4.4, 1.4.10). */
const zoomed = [720, 320]

test.use({ reducedMotion: 'reduce' })
// Several screens, each looked at several times.
test.setTimeout(360_000)

test.beforeEach(async ({ page }) => {
  // The trouble switch floats over the page in the demo alone.
  await withConfiguration(page, (configuration) => ({ ...configuration, developerPanel: false }))
})

for (const width of [1440, 390]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('each open screen has its title, fits, and can be used by everybody', async ({ page, guards }) => {
      // The sign-in from elsewhere is one of a person without an account.
      guards.announce(failedRequest)
      for (const screen of openScreens) await visit(page, screen, width)
    })

    test('each screen of members has its title, fits, and can be used by everybody', async ({ page, signIn }) => {
      await signIn()
      for (const screen of [...builtScreens, ...placeholders]) await visit(page, screen, width)
    })
  })
}

test('each address that opens soon has its title', async ({ page, signIn }) => {
  // An administrator, to whom every screen is open.
  await signIn(people.admin.userName)
  await page.goto('./')
  await atRest(page)
  for (const screen of placeholderScreens) {
    await navigateInPlace(page, screen.address)
    await expectTitle(page, screen)
    await expect(page.getByRole('heading', { level: 1, name: sentenceOf('en', screen.title) })).toBeVisible()
  }
})

test('signed out, each address of members leads to sign-in with the way back, and asks for no member data', async ({
  page,
  mock,
}) => {
  await page.goto('./')
  await atRest(page)
  for (const { address } of [...memberScreens, { address: '/no/such/place' }]) {
    await navigateInPlace(page, address)
    const asked = () => {
      const { pathname, searchParams } = new URL(page.url())
      return [pathname, searchParams.get('from')]
    }
    await expect.poll(asked).toEqual(['/login', address === '/' ? null : address])
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  // Calls that say nothing about members; what has no operation is a picture.
  const open = ['getEnvironment', 'getSession', 'listTimeZones', 'getPasswordPolicy', 'getLabels']
  const operations = (await mock.requests()).map(({ operationId }) => operationId)
  expect(operations.filter((id) => id !== null && !open.includes(id))).toEqual([])
})

test.describe('where the system chooses the colours,', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('axe finds nothing on the dashboard and a post, and everything on them shows its focus', async ({
    page,
    signIn,
  }) => {
    await signIn()
    for (const address of ['/', '/post/p-1042']) {
      await page.goto(`.${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await atRest(page)
      await expectAccessible(page, address)
      expect((await walkByTab(page, { fromTop: true, most: 50 })).complaints, address).toEqual([])
    }
  })
})

/** Opens a screen once and holds it to everything that each of them has to keep. */
async function visit(page: Page, screen: ScreenAddress, width: number) {
  await test.step(screen.address, async () => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`.${screen.address}`)
    await expectTitle(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await atRest(page)
    await expectNoSidewaysScroll(page, screen.address)
    // The themes change no layout: one width is enough to see their colours.
    const everyTheme = width === 1440 && inEveryTheme.includes(screen.row)
    await (everyTheme ? expectAccessibleInEveryTheme : expectAccessible)(page, screen.address)
    expect((await walkByTab(page, { fromTop: true })).complaints, screen.address).toEqual([])
    if (width !== 1440) return
    for (const narrow of zoomed) {
      await page.setViewportSize({ width: narrow, height: 450 })
      await expectNoSidewaysScroll(page, `${screen.address}, ${narrow} px`)
    }
  })
}

async function expectTitle(page: Page, { row, title }: ScreenAddress) {
  const words = ownTitles[row] ?? sentenceOf('en', title)
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${words.replace(/[.?()]/g, '\\$&')} · Meridiana$`))
}

/** What comes once the first screen is quiet: buttons of the header, the dock, the overlays. */
async function atRest(page: Page) {
  await expect(tipsOf(page)).toBeAttached()
}
