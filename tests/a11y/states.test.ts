import type { SeedName } from '../../mock-server/state/seed-names.ts'
import type { FrameLocator, Page } from '@playwright/test'
import { ask, assistantOf, lineFour as question, openAssistant } from '../support/assistant.ts'
import { expectAccessible, expectAccessibleInEveryTheme } from '../support/axe.ts'
import { bulkBannerOf, dockOf, finishBulkOperation, haltBulkOperation } from '../support/dock.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { withConfiguration } from '../support/document.ts'
import { expireWith, sessionEnded } from '../support/expire.ts'
import { expect, failAs, failedRequest, handedOver, realtimeLost, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'
import { textFile, uploadOf, uploadsOf } from '../support/uploads.ts'

type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'signIn' | 'mock' | 'guards'>

/** States that neither the address of a screen nor a key on it leads to. */
const places: {
  name: string
  seed?: SeedName
  widths?: readonly number[]
  open: (fixtures: Fixtures) => Promise<void>
}[] = [
  {
    name: 'the door after a wrong password',
    async open({ page, guards }) {
      guards.announce(failedRequest)
      await page.goto('./login')
      await page.getByRole('textbox', { name: 'User name' }).fill('giulia.riva')
      await page.getByLabel('Password', { exact: true }).fill('guess')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('User name or password is not right. Please try again.')).toBeVisible()
    },
  },
  {
    name: 'the empty dashboard',
    seed: 'empty',
    async open({ page, signIn }) {
      await signIn()
      await page.goto('./')
      await expect(page.getByText('Nothing has been posted yet')).toBeVisible()
    },
  },
  {
    name: 'the dashboard whose posts did not come',
    async open({ page, signIn, mock, guards }) {
      await signIn()
      await failAs({ mock, guards }, 'listPosts', 'status', { status: 422 })
      await page.goto('./')
      await expect(page.getByText('The posts could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'the attachments of a post',
    async open(fixtures) {
      await openPost(fixtures)
      await fixtures.page.getByRole('tab', { name: 'Attachments' }).click()
      await expect(fixtures.page.getByRole('tabpanel', { name: 'Attachments' })).toContainText('report-line4.pdf')
    },
  },
  {
    name: 'the uploads with a question, a failure, a pause and one that is done',
    async open(fixtures) {
      const { page, guards } = fixtures
      guards.announce(failedRequest)
      await openAttachments(fixtures)
      const field = page.getByLabel('Add files', { exact: true })
      await field.setInputFiles([textFile('notes.txt')])
      await expect(uploadsOf(page)).toHaveAccessibleName('1 file uploaded')
      // Its bytes never leave.
      await page.route(/attachment-upload-sessions\/[^/]+\/files\//, () => undefined)
      await field.setInputFiles([textFile('report-line4.pdf'), textFile('setup.exe'), textFile('film.txt')])
      await expect(uploadOf(page, 'setup.exe')).toContainText('not allowed')
      await expect(uploadOf(page, 'report-line4.pdf')).toContainText('in version 3')
      await uploadsOf(page).getByRole('button', { name: 'Pause film.txt' }).click()
      await expect(uploadOf(page, 'film.txt')).toContainText('Paused')
    },
  },
  {
    name: 'the dock with the chat, a bulk operation and uploads, and the switcher between them',
    seed: 'bulk-running',
    async open(fixtures) {
      const { page, mock } = fixtures
      await haltBulkOperation(mock)
      await openAttachments(fixtures)
      // It expands by itself when it comes, and would take the turn of the uploads.
      await expect(bulkBannerOf(page)).toBeVisible({ timeout: 30_000 })
      await page.getByLabel('Add files', { exact: true }).setInputFiles([textFile('report-line4.pdf')])
      await expect(uploadOf(page, 'report-line4.pdf')).toContainText('in version 3')
      await openChat(page)
      // At its end the page stands free of what lies over it; before, any of its rows may be covered in its middle.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    },
  },
  {
    name: 'the assistant with a refusal',
    async open(fixtures) {
      await openDashboard(fixtures)
      await failAs(fixtures, 'askAssistant', 'status', { status: 429, times: 1 })
      await openAssistant(fixtures.page)
      await ask(fixtures.page, question)
      await expect(assistantOf(fixtures.page).getByRole('button', { name: 'Ask again' })).toBeVisible()
    },
  },
  {
    name: 'the assistant with its form, whose chat has ended',
    seed: 'assistant-expired',
    async open(fixtures) {
      const { page, guards } = fixtures
      guards.announce(failedRequest)
      await openDashboard(fixtures)
      const panel = await openAssistant(page)
      await ask(page, question)
      await panel.getByRole('button', { name: 'Not helpful' }).click()
      await expect(panel.getByRole('form')).toBeVisible()
      await ask(page, 'And the VPN?')
      await expect(panel.getByText('This chat has ended')).toBeVisible()
    },
  },
  {
    name: 'the notification panel with one entry of each kind',
    seed: 'one-of-each',
    async open(fixtures) {
      await openDashboard(fixtures)
      await openNotifications(fixtures.page)
    },
  },
  {
    name: 'the empty notification panel',
    seed: 'empty',
    async open({ page, signIn }) {
      await signIn()
      await page.goto('./')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(page.getByText('Nothing has happened yet')).toBeVisible()
    },
  },
  {
    name: 'the open chat',
    async open(fixtures) {
      await openDashboard(fixtures)
      await openChat(fixtures.page)
    },
  },
  {
    name: 'the collapsed chat with a conversation',
    async open(fixtures) {
      await openDashboard(fixtures)
      const chat = await openChat(fixtures.page)
      await chat.getByRole('button', { name: /IT service desk/ }).click()
      await dockOf(fixtures.page).getByRole('button', { name: /^Chat/, expanded: true }).click()
      await expect(
        dockOf(fixtures.page).getByRole('button', { name: /^IT service desk/, expanded: false }),
      ).toBeVisible()
    },
  },
  {
    name: 'the chat that does not answer',
    async open(fixtures) {
      const { page, guards } = fixtures
      guards.announce(failedRequest)
      await page.clock.install()
      await page.route('**/chat/', (route) => route.fulfill({ status: 500, body: 'Internal error' }))
      await openDashboard(fixtures)
      await pressChat(page)
      await expect(dockOf(page).getByText('Loading the chat')).toBeAttached()
      await page.clock.fastForward(16_000)
      await expect(dockOf(page).getByRole('heading', { name: 'The chat does not answer' })).toBeVisible()
    },
  },
  {
    name: 'the running bulk operation',
    seed: 'bulk-running',
    async open(fixtures) {
      await haltBulkOperation(fixtures.mock)
      await openDashboard(fixtures)
      await expect(bulkBannerOf(fixtures.page).getByRole('progressbar')).toBeVisible()
    },
  },
  {
    name: 'the finished bulk operation',
    seed: 'bulk-running',
    async open(fixtures) {
      await haltBulkOperation(fixtures.mock)
      await openDashboard(fixtures)
      await finishBulkOperation(fixtures)
    },
  },
  {
    name: 'the report of a bulk operation',
    seed: 'bulk-running',
    async open(fixtures) {
      await haltBulkOperation(fixtures.mock)
      await openDashboard(fixtures)
      await finishBulkOperation(fixtures)
      await bulkBannerOf(fixtures.page).getByRole('link', { name: 'Go to report' }).click()
      await expect(fixtures.page.getByRole('button', { name: /^Retry only/ })).toBeVisible()
    },
  },
  // The first stands beside its picture where there is room, the last below it in any window.
  ...[1, 3].map((slide) => ({
    name: `slide ${slide} of the introduction`,
    seed: 'carousel' as const,
    async open({ page, signIn }: Fixtures) {
      // Axe knows nothing of the top layer: it takes the trouble switch, which the slides cover, for one that lies over their dots.
      await withConfiguration(page, (configuration) => ({ ...configuration, developerPanel: false }))
      await signIn()
      await page.goto('./')
      const layer = page.getByRole('dialog', { name: 'Introduction' })
      await layer
        .getByRole('group', { name: 'Choose a slide' })
        .getByRole('button')
        .nth(slide - 1)
        .click()
      await expect(layer.getByRole('group', { name: new RegExp(`^${slide} of`) })).toBeInViewport({ ratio: 1 })
    },
  })),
  {
    name: 'a tip',
    async open(fixtures) {
      await openDashboard(fixtures)
      await failAs(fixtures, 'likePost', 'status', { status: 500 })
      await cardOf(fixtures.page, lineFour).getByRole('button', { name: /^Like/ }).click()
      const tip = fixtures.page.getByText('Your like was not saved')
      await expect(tip).toBeVisible()
      // Under the pointer it stays for as long as the page is looked at.
      await tip.hover()
    },
  },
  {
    name: 'a message of the operator',
    seed: 'messages',
    async open(fixtures) {
      await openDashboard(fixtures)
      // It comes once the first screen is at rest.
      await expect(fixtures.page.getByRole('button', { name: 'Understood' })).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'the user registry that is closed',
    async open({ page, signIn, guards }) {
      guards.announce(handedOver)
      await signIn()
      await openTitled(page, './manage')
    },
  },
  {
    name: 'a service that rests in the middle of work',
    async open(fixtures) {
      const { page, mock, guards } = fixtures
      guards.announce(failedRequest, realtimeLost, /ApiError/)
      await openDashboard(fixtures)
      // Who notices comes once the first screen is at rest, as the tips do.
      await expect(tipsOf(page)).toBeAttached({ timeout: 20_000 })
      await mock.outOfService(true)
      await page.getByRole('radio', { name: 'Archive' }).click()
      await expect(page.getByRole('alertdialog', { name: 'The portal rests for a moment' })).toBeVisible()
    },
  },
  {
    name: 'the end of a session in the middle of work',
    async open(fixtures) {
      const { page, guards } = fixtures
      guards.announce(...sessionEnded)
      await openDashboard(fixtures)
      await expireWith(page, 'GET', /\/posts\?.*filter=archive/)
      await page.getByRole('radio', { name: 'Archive' }).click()
      await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
    },
  },
  { name: 'a closed community', open: ({ page }) => openTitled(page, './error/forbidden-access?entity=community') },
  {
    name: 'a post that is not there',
    async open({ page, signIn, guards }) {
      guards.announce(failedRequest, handedOver)
      await signIn()
      await openTitled(page, './post/no-such-post')
    },
  },
  {
    name: 'a resting service',
    async open({ page, mock, guards }) {
      guards.announce(failedRequest)
      await mock.outOfService(true)
      await openTitled(page, './')
    },
  },
  {
    name: 'a start that failed',
    async open({ page, mock, guards }) {
      guards.announce(/start-up/)
      await failAs({ mock, guards }, 'getSession', 'status', { status: 500 })
      await openTitled(page, './')
    },
  },
  {
    name: 'a broken configuration',
    async open({ page, guards }) {
      guards.announce(/configuration/i)
      await withConfiguration(page, () => '{')
      await openTitled(page, './')
    },
  },
  {
    name: 'the loading layer',
    async open(fixtures) {
      const { page } = fixtures
      await openDashboard(fixtures)
      await page.getByRole('button', { name: 'Trouble switch' }).click()
      await page.getByRole('button', { name: 'Loading layer', exact: true }).click()
      await expect(page.getByRole('dialog', { name: /^Loading layer/ })).toBeVisible()
    },
  },
]

for (const { name, seed = 'default', widths = [390, 1440], open } of places) {
  for (const width of widths) {
    test.describe(`${name}, ${width} px wide,`, () => {
      test.use({ seed, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      // Four themes take their time.
      test.setTimeout(120_000)

      // The themes change no layout: one width is enough to see their colours.
      const inEveryTheme = width === Math.max(...widths)
      test(`is accessible${inEveryTheme ? ' in every theme' : ''}`, async ({ page, signIn, mock, guards }) => {
        await open({ page, signIn, mock, guards })
        await (inEveryTheme ? expectAccessibleInEveryTheme : expectAccessible)(page, name)
      })
    })
  }
}

async function openDashboard({ page, signIn }: Pick<Fixtures, 'page' | 'signIn'>) {
  await signIn()
  await page.goto('./')
  await expect(cardOf(page, lineFour)).toBeVisible()
}

async function openPost(fixtures: Pick<Fixtures, 'page' | 'signIn'>) {
  await openDashboard(fixtures)
  const { page } = fixtures
  await feedOf(page).getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Did the drift show')
}

async function openAttachments({ page, signIn }: Pick<Fixtures, 'page' | 'signIn'>) {
  await signIn()
  await page.goto('./post/p-1042/attachments')
  await expect(page.getByRole('tabpanel', { name: 'Attachments' })).toContainText('report-line4.pdf')
}

async function openNotifications(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('article').first()).toBeVisible()
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
