import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryTheme } from '../support/axe.ts'
import { bulkBannerOf, dockOf, finishBulkOperation, haltBulkOperation } from '../support/dock.ts'
import { withConfiguration } from '../support/document.ts'
import { expireWith, sessionEnded } from '../support/expire.ts'
import { cardOf, lineFour } from '../support/feed.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expect, failedRequest, handedOver, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'
import { textFile, uploadOf, uploadsOf } from '../support/uploads.ts'

/*
 * States in which several features stand on one page, to which neither the address of a screen nor a key on it leads.
 * The states of one feature alone are held to the same rules by its stories.
 */
test.use({ reducedMotion: 'reduce' })
// Several states, each looked at in four themes.
test.setTimeout(360_000)

type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'signIn'>

for (const width of [1440, 390]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('tips, the chat and the end of a session over the dashboard are accessible', async ({
      page,
      signIn,
      mock,
      guards,
    }) => {
      guards.announce(...sessionEnded)
      await openDashboard({ page, signIn })
      await mock.fail('likePost', 'status', { status: 500 })
      await cardOf(page, lineFour).getByRole('button', { name: /^Like/ }).click()
      const tip = page.getByText('Your like was not saved')
      await expect(tip).toBeVisible()
      // Under the pointer it stays for as long as the page is looked at.
      await tip.hover()
      await expectAccessible(page, 'a tip')
      await page.getByRole('button', { name: 'Close message' }).click()

      const chat = await openChat(page)
      await expectAccessibleAt(width, page, 'the open chat')
      await chat.getByRole('button', { name: /IT service desk/ }).click()
      await dockOf(page).getByRole('button', { name: /^Chat/, expanded: true }).click()
      await expect(dockOf(page).getByRole('button', { name: /^IT service desk/, expanded: false })).toBeVisible()
      // Nothing of a card lies half under the dock.
      await cardOf(page, lineFour).scrollIntoViewIfNeeded()
      await expectAccessible(page, 'the collapsed chat with a conversation')

      await expireWith(page, 'GET', /\/posts\?.*filter=archive/)
      await page.getByRole('radio', { name: 'Archive' }).press('Space')
      await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
      await expectAccessibleAt(width, page, 'the end of a session in the middle of work')
    })

    test.describe('while a bulk operation runs,', () => {
      test.use({ seed: 'bulk-running' })

      test('the dock with the chat and uploads, the banner that has finished, and the report are accessible', async ({
        page,
        signIn,
        mock,
      }) => {
        await haltBulkOperation(mock)
        await signIn()
        await page.goto('./post/p-1042/attachments')
        await expect(page.getByRole('tabpanel', { name: 'Attachments' })).toContainText('report-line4.pdf')
        // It expands by itself when it comes, and would take the turn of the uploads.
        await expect(bulkBannerOf(page)).toBeVisible({ timeout: 30_000 })
        await page.getByLabel('Add files', { exact: true }).setInputFiles([textFile('report-line4.pdf')])
        await expect(uploadOf(page, 'report-line4.pdf')).toContainText('in version 3')
        await openChat(page)
        // At its end the page stands free of what lies over it; before, any of its rows may be covered in its middle.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await expectAccessibleAt(width, page, 'the dock with everything in it')

        await page.goto('./')
        await expect(uploadsOf(page)).toHaveCount(0)
        await finishBulkOperation({ page, mock })
        await expectNoSidewaysScroll(page, 'the finished bulk operation')
        await expectAccessible(page, 'the finished bulk operation')
        await bulkBannerOf(page).getByRole('link', { name: 'Go to report' }).click()
        await expect(page.getByRole('button', { name: /^Retry only/ })).toBeVisible()
        await expectNoSidewaysScroll(page, 'the report of a bulk operation')
        await expectAccessibleAt(width, page, 'the report of a bulk operation')
      })
    })

    test.describe('at the first visit,', () => {
      test.use({ seed: 'carousel' })

      test('the introduction is accessible', async ({ page, signIn }) => {
        // Axe knows nothing of the top layer: it takes the trouble switch, which the slides cover, for one that lies
        // over their dots.
        await withConfiguration(page, (configuration) => ({ ...configuration, developerPanel: false }))
        await signIn()
        await page.goto('./')
        const layer = page.getByRole('dialog', { name: 'Introduction' })
        const dots = layer.getByRole('group', { name: 'Choose a slide' }).getByRole('button')
        // The first stands beside its picture where there is room, the last below it in any window.
        for (const slide of [1, 3]) {
          await dots.nth(slide - 1).click()
          await expect(layer.getByRole('group', { name: new RegExp(`^${slide} of`) })).toBeInViewport({ ratio: 1 })
          await expectAccessibleAt(width, page, `slide ${slide}`)
        }
      })
    })

    test.describe('with messages of the operator,', () => {
      test.use({ seed: 'messages' })

      test('a message, and a service that rests in the middle of work, are accessible', async ({
        page,
        signIn,
        mock,
      }) => {
        await openDashboard({ page, signIn })
        // It comes once the first screen is at rest.
        await expect(page.getByRole('button', { name: 'Understood' })).toBeVisible({ timeout: 20_000 })
        await expect(tipsOf(page)).toBeAttached()
        await expectAccessible(page, 'a message of the operator')
        await mock.outOfService(true)
        await page.getByRole('radio', { name: 'Archive' }).press('Space')
        await expect(page.getByRole('alertdialog', { name: 'The portal rests for a moment' })).toBeVisible()
        await expectAccessibleAt(width, page, 'a service that rests')
      })
    })

    test('what stands in the place of a page is accessible', async ({ page, signIn, mock, guards }) => {
      guards.announce(failedRequest, handedOver)
      await openTitled(page, './error/forbidden-access?entity=community')
      await expectAccessible(page, 'a closed community')
      await signIn()
      await openTitled(page, './manage')
      await expectAccessible(page, 'the user registry that is closed')
      await openTitled(page, './post/no-such-post')
      await expectAccessible(page, 'a post that is not there')
      await mock.fail('getSession', 'status', { status: 500 })
      await openTitled(page, './')
      await expectAccessible(page, 'a start that failed')
      await mock.outOfService(true)
      await openTitled(page, './people')
      await expectAccessible(page, 'a service that rests')
    })

    test.describe('in an organisation in which nothing has happened yet,', () => {
      test.use({ seed: 'empty' })

      test('the dashboard and the notification panel are accessible', async ({ page, signIn }) => {
        await signIn()
        await page.goto('./')
        await expect(page.getByText('Nothing has been posted yet')).toBeVisible()
        await expectAccessible(page, 'the empty dashboard')
        await page.getByRole('button', { name: /^Notifications/ }).click()
        await expect(page.getByText('Nothing has happened yet')).toBeVisible()
        await expectAccessible(page, 'the empty notification panel')
      })
    })
  })
}

/** The themes change no layout: one width is enough to see their colours. */
async function expectAccessibleAt(width: number, page: Page, where: string) {
  await (width === 1440 ? expectAccessibleInEveryTheme : expectAccessible)(page, where)
}

async function openDashboard({ page, signIn }: Fixtures) {
  await signIn()
  await page.goto('./')
  await expect(cardOf(page, lineFour)).toBeVisible()
}

/** The header of a phone has no room for the chat's button. */
async function pressChat(page: Page) {
  const button = page.getByRole('button', { name: /^Chat/ }).first()
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (await more.isVisible()) await more.click()
  await button.click()
}

/** Answers with the page of the chat itself. */
async function openChat(page: Page): Promise<FrameLocator> {
  await pressChat(page)
  const chat = page.frameLocator('iframe[title=Chat]')
  await expect(chat.getByRole('button', { name: /IT service desk/ })).toBeVisible()
  return chat
}

async function openTitled(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
