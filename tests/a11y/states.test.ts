import type { SeedName } from '../../mock-server/state/seed-names.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryTheme } from '../support/axe.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { withConfiguration } from '../support/document.ts'
import { expect, failAs, failedRequest, handedOver, test } from '../support/portal.ts'

type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'signIn' | 'mock' | 'guards'>

/** States that neither the address of a screen nor a key on it leads to. */
const places: { name: string; seed?: SeedName; open: (fixtures: Fixtures) => Promise<void> }[] = [
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

for (const { name, seed = 'default', open } of places) {
  for (const width of [390, 1440]) {
    test.describe(`${name}, ${width} px wide,`, () => {
      test.use({ seed, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

      test('is accessible in every theme', async ({ page, signIn, mock, guards }) => {
        await open({ page, signIn, mock, guards })
        await expectAccessibleInEveryTheme(page, name)
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

async function openNotifications(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('article').first()).toBeVisible()
}

async function openTitled(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
