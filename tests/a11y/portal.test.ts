import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { withConfiguration } from '../support/document.ts'
import { expect, failAs, failedRequest, handedOver, test } from '../support/portal.ts'
import { askToSignOut, openUserMenu } from '../support/shell.ts'

/** WCAG 2.2 AA and what it is built on, and axe's own good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const themes = ['light', 'dark', 'light-hc', 'dark-hc'] as const
const widths = [390, 1440] as const

type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'signIn' | 'mock' | 'guards'>

/** Every place of the portal, and what lies over it when it is opened. */
const places: { name: string; seed?: 'empty' | 'one-of-each'; open: (fixtures: Fixtures) => Promise<void> }[] = [
  {
    name: 'the door',
    async open({ page }) {
      await page.goto('./login')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    },
  },
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
  { name: 'the dashboard', open: openDashboard },
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
  { name: 'a post with its comments', open: openPost },
  {
    name: 'the attachments of a post',
    async open(fixtures) {
      await openPost(fixtures)
      await fixtures.page.getByRole('tab', { name: 'Attachments' }).click()
      await expect(fixtures.page.getByRole('tabpanel', { name: 'Attachments' })).toContainText('report-line4.pdf')
    },
  },
  {
    name: 'the pictures of a post, shown large',
    async open(fixtures) {
      await openPost(fixtures)
      await fixtures.page.getByRole('button', { name: /^Show picture 1 of/ }).click()
      await expect(fixtures.page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible()
    },
  },
  {
    name: 'the notification panel',
    async open(fixtures) {
      await openDashboard(fixtures)
      await openNotifications(fixtures.page)
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
    name: 'the user menu',
    async open(fixtures) {
      await openDashboard(fixtures)
      await openUserMenu(fixtures.page)
    },
  },
  {
    name: 'the question before signing out',
    async open(fixtures) {
      await openDashboard(fixtures)
      await askToSignOut(fixtures.page)
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
  { name: 'the profile of a colleague', open: (fixtures) => openSample(fixtures, 'Profile', 'Sofia Karras') },
  { name: 'a group with its members', open: (fixtures) => openSample(fixtures, 'Group', 'First aid') },
  { name: 'a hashtag', open: (fixtures) => openSample(fixtures, 'Hashtag', '#safety') },
  { name: 'a table', open: (fixtures) => openSample(fixtures, 'Table', /^Zero position/) },
  { name: 'the collections', open: (fixtures) => openSample(fixtures, 'Collections', 'My collections') },
  { name: 'the loading layer', open: (fixtures) => openSample(fixtures, 'Loading layer', /^Loading layer/) },
  {
    name: 'the trouble switch',
    async open(fixtures) {
      await openDashboard(fixtures)
      await fixtures.page.getByRole('button', { name: 'Trouble switch' }).click()
      await expect(fixtures.page.getByRole('switch', { name: 'Out of service' })).toBeVisible()
    },
  },
  { name: 'an unknown address', open: ({ page }) => openTitled(page, './error/page-not-found') },
  { name: 'a closed community', open: ({ page }) => openTitled(page, './error/forbidden-access?entity=community') },
  { name: 'an account without access', open: ({ page }) => openTitled(page, './error/unauthorized') },
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
]

for (const { name, seed = 'default', open } of places) {
  for (const width of widths) {
    test.describe(`${name}, ${width} px wide,`, () => {
      test.use({ seed, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

      test('is accessible in every theme', async ({ page, signIn, mock, guards }) => {
        await open({ page, signIn, mock, guards })
        expect(await violations(page, rules)).toEqual([])
        for (const theme of themes) {
          await page.evaluate((wanted) => {
            document.documentElement.dataset.theme = wanted
          }, theme)
          // Only colours change from theme to theme.
          expect(await violations(page, [], ['color-contrast']), theme).toEqual([])
        }
      })
    })
  }
}

async function violations(page: Page, tags: string[], only: string[] = []) {
  const axe = new AxeBuilder({ page })
  const found = await (only.length > 0 ? axe.withRules(only) : axe.withTags(tags)).analyze()
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  }))
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

/** Opens one of the things that lie over a page, and waits until its content has come. */
async function openSample(fixtures: Pick<Fixtures, 'page' | 'signIn'>, sample: string, title: string | RegExp) {
  const { page } = fixtures
  await openDashboard(fixtures)
  await page.getByRole('button', { name: 'Trouble switch' }).click()
  await page.getByRole('button', { name: sample, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  if (sample !== 'Loading layer') await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
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
