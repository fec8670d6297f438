import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import { password, people } from '../support/people.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { askToSignOut, signOutByHand } from '../support/shell.ts'

test('a person signs in, reads the dashboard and signs out', async ({ page }) => {
  await page.goto('./')
  await expect(page).toHaveURL(/\/login$/)
  await signInByHand(page)
  await expect(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
  await expect(cardOf(page, lineFour)).toBeVisible()

  await signOutByHand(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('signing out asks first, and may be thought over', async ({ page, signIn, mock }) => {
  await signIn()
  await page.goto('./')
  const question = await askToSignOut(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(feedOf(page)).toBeVisible()
  expect(await mock.requests({ operationId: 'signOut' })).toHaveLength(0)
})

test('signing out in one tab signs the other out too, and signing in brings it back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  const other = await context.newPage()
  await page.goto('./')
  await other.goto('./')
  await expect(feedOf(other).getByRole('article').first()).toBeVisible()

  await signOutByHand(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByText(lineFour)).toHaveCount(0)

  await signInByHand(page)
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  await expect(feedOf(other).getByRole('article').first()).toBeVisible()
})

test('the session is gone on the server after signing out', async ({ page, context, baseURL, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  const before = await context.cookies()
  // The person is out at once; the server hears of it a moment later.
  const ended = page.waitForResponse(/sign-out$/)
  await signOutByHand(page)
  await ended
  await context.addCookies(before)
  const session = await askAsMember<{ user: unknown }>({ context, baseURL }, 'core/auth/session')
  expect(session.user).toBeNull()
})

test('who signs in while the sign-out is still on its way stays signed in', async ({ page, mock, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await mock.fail('signOut', 'delay', { delayMs: 2_000, times: 1 })
  const ended = page.waitForResponse(/sign-out$/)
  await signOutByHand(page)
  await signInByHand(page, 'marco.bianchi')
  await ended
  await expect(page.getByRole('button', { name: 'Menu of Marco Bianchi' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu of Marco Bianchi' })).toBeVisible()
})

test('nothing of the person stays in the browser after signing out, but what the specification keeps', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await signOutByHand(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const kept = ['theme', 'language', 'onlyUnreadNotification', 'system-messages', 'carousel', 'buildInfo']
  const left = (await keys()).filter((key) => !kept.includes(key))
  // That the server has still to hear of it is nothing of the person, and stays until it has.
  expect(left.filter((key) => key !== 'signOutOwed')).toEqual([])
  await expect.poll(keys).not.toContain('signOutOwed')
})

test('a wrong password is said beside the field, and what was typed stays', async ({ page, guards }) => {
  guards.announce(failedRequest)
  await page.goto('./login')
  await signInByHand(page, people.employee.userName, 'guess')
  await expect(page.getByText('User name or password is not right. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue(people.employee.userName)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(feedOf(page)).toBeVisible()
})

test('many wrong passwords are slowed down, in words', async ({ page, guards }) => {
  guards.announce(failedRequest)
  await page.goto('./login')
  const wrong = page.getByText('User name or password is not right. Please try again.')
  const slowed = page.getByText(/Too many tries/)
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const answered = page.waitForResponse(/sign-in$/)
    await signInByHand(page, people.employee.userName, `guess-${attempt}`)
    await answered
    await expect(wrong.or(slowed)).toBeVisible()
    if (await slowed.isVisible()) break
  }
  await expect(slowed).toBeVisible()
})

test('an empty form is not sent', async ({ page, mock }) => {
  await page.goto('./login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeFocused()
  expect(await mock.requests({ operationId: 'signIn' })).toHaveLength(0)
})

test('a second click does not sign in twice', async ({ page, mock }) => {
  await mock.fail('signIn', 'delay', { delayMs: 500, times: 1 })
  await page.goto('./login')
  await page.getByRole('textbox', { name: 'User name' }).fill(people.employee.userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(feedOf(page)).toBeVisible()
  expect(await mock.requests({ operationId: 'signIn' })).toHaveLength(1)
})

test('signing in leads back to the address that was asked for, with its query', async ({ page }) => {
  await page.goto('./?filter=unread')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signInByHand(page)
  await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
  await expect(page).toHaveURL(/\?filter=unread$/)
})

test('a deep link to a post is opened after signing in', async ({ page, signIn, openBrowser, baseURL }) => {
  const elsewhere = await openBrowser()
  await signIn(people.employee.userName, elsewhere)
  const { posts } = await askAsMember<{ posts: { id: string; title: string }[] }>(
    { context: elsewhere, baseURL },
    'internal/v2/communication/posts?filter=latest',
  )
  const post = posts.find(({ title }) => title === lineFour)
  await page.goto(`./post/${post?.id}?entity=attachments`)
  await expect(page).toHaveURL(/\/login\?/)
  await signInByHand(page)
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Attachments', selected: true })).toBeVisible()
})

for (const address of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2F%2Fevil.example',
  '\\\\evil.example',
]) {
  test(`“${address}” as the address to return to stays in the portal`, async ({ page, baseURL }) => {
    await page.goto(`./login?from=${encodeURIComponent(address)}`)
    await signInByHand(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  })
}

test('who is signed in already is not asked again', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./login')
  await expect(feedOf(page)).toBeVisible()
})

test('a hint without a session leads to the form, not to a dialog', async ({ page, signIn, context, guards }) => {
  guards.announce(failedRequest)
  await signIn()
  await context.clearCookies({ name: 'portal-session' })
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`the form fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('./login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
