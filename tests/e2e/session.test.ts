import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import type { Page, Route } from '@playwright/test'
import { expireWith, sessionEnded } from '../support/expire.ts'
import { bellOf, expectUnread, watchRealtime } from '../support/notifications.ts'
import { expect, failedRequest, realtimeLost, signInByHand, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

test.beforeEach(async ({ signIn }) => signIn())

/** What a like is sent to, and what the archive is asked from. */
const liking = ['PUT', /\/posts\/[^/]+\/like$/] as const
const readingArchive = ['GET', /\/posts\?.*filter=archive/] as const

/** Opens the dashboard; the session runs out with the next call of this kind. */
async function openAndExpire(page: Page, [method, address]: readonly [string, RegExp]) {
  await page.goto('./')
  await expect(cardOf(page, lineFour)).toBeVisible()
  await expireWith(page, method, address)
}

test('calls that meet an ended session wait for one dialog, and go on by themselves after signing in', async ({
  page,
  mock,
  guards,
}) => {
  guards.announce(...sessionEnded)
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await openAndExpire(page, readingArchive)
  await page.getByRole('radio', { name: 'Archive' }).click()
  await expect(dialog).toHaveCount(1)
  await signInByHand(page, 'giulia.riva', 'guess')
  await expect(dialog.getByText('User name or password is not right. Please try again.')).toBeVisible()
  await signInByHand(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Archive' })).toBeChecked()
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\?filter=archive$/)

  await page.unrouteAll()
  await page.getByRole('radio', { name: 'Latest' }).click()
  const like = cardOf(page, lineFour).getByRole('button', { name: /^Like/ })
  await expireWith(page, ...liking)
  await like.click()
  await expect(dialog).toHaveCount(1)
  await signInByHand(page)
  await expect(dialog).toHaveCount(0)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await mock.requests({ operationId: 'likePost' })).at(-1)?.status).toBe(200)

  await page.unrouteAll()
  await expireWith(page, 'DELETE', liking[1])
  await like.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(lineFour)).toHaveCount(0)
})

test('another person who signs in over the page finds nothing of the first', async ({ page, mock, guards }) => {
  guards.announce(...sessionEnded)
  await page.goto('./')
  await expectUnread(page, 4)
  await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('A thought of Giulia')
  await expireWith(page, 'POST', /\/posts\/[^/]+\/comments$/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  await signInByHand(page, 'marco.bianchi')
  await expect(page.getByRole('button', { name: 'Menu of Marco Bianchi' })).toBeVisible()
  await expect(page.getByText('A thought of Giulia')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('')
  await expect(bellOf(page)).toHaveAccessibleName(/3 unread/)
  const written = await mock.requests({ operationId: 'createComment' })
  expect(written.filter(({ status }) => status < 300)).toHaveLength(0)
})

test('a session that the server ends is asked for anew at once, without a call of the person', async ({
  page,
  context,
  mock,
}) => {
  const realtime = watchRealtime(context)
  await page.goto('./')
  await expectUnread(page, 4)
  await expect.poll(() => realtime.open()).toHaveLength(1)
  await mock.endSessions('giulia-riva')
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  await signInByHand(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => realtime.open(), { timeout: 15_000 }).toHaveLength(1)
  await mock.push('comment-mention')
  await expectUnread(page, 5)
})

test('without a network posts and screens that are asked for say so, and come when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('./')
  await expectUnread(page, 4)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(cardOf(page, lineFour)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()

  await page.goBack()
  await expect(cardOf(page, lineFour)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Archive' }).click()
  await expect(page.getByText('The posts could not be loaded')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('A new version of the portal is there')).toHaveCount(0)
  await context.setOffline(false)
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
})

for (const [how, lose] of [
  ['in the middle of a file', (route: Route) => route.abort('internetdisconnected')],
  ['without the browser noticing', (route: Route) => route.fulfill({ status: 504, body: 'no way to the server' })],
] as const) {
  test(`the network lost while the page still loads, ${how}: bell and live arrival come alive when it is back`, async ({
    page,
    context,
    mock,
    guards,
  }) => {
    guards.announce(failedRequest, realtimeLost)
    const realtime = watchRealtime(context)
    // Everything that comes after the first screen: the tabs, the notifications, the overlays, the words of the rest.
    const firstFiles = new Set<string>()
    const lost = new Set<string>()
    await page.route(/\/assets\/.*\.js$/, (route) => {
      const address = route.request().url()
      if (route.request().resourceType() !== 'fetch') {
        firstFiles.add(address)
        return route.continue()
      }
      lost.add(address)
      return lose(route)
    })
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
    await expect
      .poll(() => [...lost].map((address) => /assets\/(\w+)/.exec(address)?.[1]))
      .toEqual(expect.arrayContaining(['rest']))
    await expectUnread(page, 0)
    expect([...lost].filter((address) => firstFiles.has(address))).toEqual([])

    await page.unroute(/\/assets\/.*\.js$/)
    await context.setOffline(true)
    await context.setOffline(false)
    await expectUnread(page, 4)
    await expect.poll(() => realtime.open()).toHaveLength(1)
    await mock.push('comment-mention')
    await expectUnread(page, 5)
    await expect(tipsOf(page)).toBeAttached()
    await expect(page.getByText('A new version of the portal is here')).toHaveCount(0)
  })
}
