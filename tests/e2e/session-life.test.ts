import { withConfiguration } from '../support/document.ts'
import { feedOf, lineFour } from '../support/feed.ts'
import { bellOf, entriesOf, expectUnread, openPanel, watchRealtime } from '../support/notifications.ts'
import { people } from '../support/people.ts'
import { expect, signInByHand, test } from '../support/portal.ts'
import { askToSignOut, signOutByHand, tipsOf } from '../support/shell.ts'

test('signing in connects one realtime channel, and asks for news, messages and capabilities', async ({
  page,
  context,
  mock,
}) => {
  const realtime = watchRealtime(context)
  await page.goto('./login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(tipsOf(page)).toBeAttached()
  for (const operationId of ['getUserNotificationsChannel', 'listSystemMessages', 'getAdminCapabilities'])
    expect(await mock.requests({ operationId })).toHaveLength(0)

  await signInByHand(page)
  await expectUnread(page, 4)
  await expect.poll(() => realtime.open()).toHaveLength(1)
  for (const operationId of ['listSystemMessages', 'getAdminCapabilities'])
    await expect.poll(async () => (await mock.requests({ operationId })).map(({ status }) => status)).toEqual([200])
})

test('another person finds nothing of the first but the theme: no news, no tip, no question, no draft', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', '"dark"')
  })
  const realtime = watchRealtime(context)
  await page.goto('./login')
  await signInByHand(page)
  await expectUnread(page, 4)
  await openPanel(page)
  const before = await entriesOf(page).evaluateAll((entries) => entries.map((entry) => entry.dataset['notification']))
  await page.keyboard.press('Escape')
  await feedOf(page).getByRole('link', { name: lineFour, exact: true }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('A thought of Giulia')
  await signOutByHand(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => realtime.open()).toHaveLength(0)
  await expect(tipsOf(page).getByText('You are signed out')).toBeVisible()

  await signInByHand(page, people.admin.userName)
  await expect(page.getByRole('button', { name: `Menu of ${people.admin.fullName}` })).toBeVisible()
  await expect(tipsOf(page).getByText('You are signed out')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(bellOf(page)).toHaveAccessibleName(/3 unread/)
  await openPanel(page)
  const after = await entriesOf(page).evaluateAll((entries) => entries.map((entry) => entry.dataset['notification']))
  expect(after.filter((id) => before.includes(id))).toEqual([])
  await page.keyboard.press('Escape')
  await feedOf(page).getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('')
})

test('signing out works with no server, and reaches it when the network is back', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  await expectUnread(page, 4)
  const question = await askToSignOut(page)
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(lineFour)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await mock.forgetRequests()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(async () => (await mock.requests({ operationId: 'signOut' })).at(-1)?.status).toBe(204)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signOutOwed'))).toBeNull()
})

test('without an answer about capabilities the portal says so, and goes on', async ({ page, signIn, mock }) => {
  await mock.fail('getAdminCapabilities', 'status', { status: 500 })
  await signIn(people.admin.userName)
  await page.goto('./')
  await expect(tipsOf(page).getByText('That did not work')).toBeVisible()
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
})

test('a service that wants to know is told who is signed in, and that nobody is', async ({ page }) => {
  const told: string[] = []
  await page.route('**/token-sync', async (route) => {
    const { authorization = 'nobody' } = await route.request().allHeaders()
    told.push(`${route.request().method()} ${authorization.split(' ')[0]}`)
    await route.fulfill({ status: 204 })
  })
  await withConfiguration(page, (all) => ({ ...all, authTokenSyncUrl: './token-sync' }))
  await page.goto('./login')
  await expect.poll(() => told).toEqual(['DELETE nobody'])
  await signInByHand(page)
  await expect.poll(() => told).toEqual(['DELETE nobody', 'POST Bearer'])
  await signOutByHand(page)
  await expect.poll(() => told).toEqual(['DELETE nobody', 'POST Bearer', 'DELETE nobody'])
})
