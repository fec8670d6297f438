import { feedOf, lineFour } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import { password, people } from '../support/people.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { askToSignOut, signOutByHand } from '../support/shell.ts'

test('a person signs in and out: a no keeps the session, a yes ends it here, in other tabs and on the server', async ({
  page,
  context,
  baseURL,
  mock,
  openBrowser,
}) => {
  await page.goto('./?filter=unread')
  await expect(page).toHaveURL(/\/login\?from=/)
  await signInByHand(page)
  await expect(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
  await expect(page, 'the address that was asked for, with its query').toHaveURL(/\?filter=unread$/)
  await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
  const other = await context.newPage()
  // Signed in already, nobody is asked again.
  await other.goto('./login')
  await expect(feedOf(other).getByRole('article').first()).toBeVisible()

  const question = await askToSignOut(page)
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(feedOf(page)).toBeVisible()
  expect(await mock.requests({ operationId: 'signOut' })).toHaveLength(0)

  const before = await context.cookies()
  // The person is out at once; the server hears of it a moment later.
  const ended = page.waitForResponse(/sign-out$/)
  await signOutByHand(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByText(lineFour)).toHaveCount(0)
  await ended

  await test.step('nothing of the person stays in the browser, but what the specification keeps', async () => {
    const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const kept = ['theme', 'language', 'onlyUnreadNotification', 'system-messages', 'carousel', 'buildInfo']
    // That the server has still to hear of it is nothing of the person, and stays until it has.
    await expect.poll(keys).not.toContain('signOutOwed')
    expect((await keys()).filter((key) => !kept.includes(key))).toEqual([])
  })

  await signInByHand(page)
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  await expect(feedOf(other).getByRole('article').first()).toBeVisible()

  const elsewhere = await openBrowser()
  await elsewhere.addCookies(before)
  const session = await askAsMember<{ user: unknown }>({ context: elsewhere, baseURL }, 'core/auth/session')
  expect(session.user, 'the session before is gone on the server').toBeNull()
})

test('a person who signs in while the sign-out is still on its way stays signed in', async ({ page, mock, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await mock.fail('signOut', 'delay', { delayMs: 1_000, times: 1 })
  const ended = page.waitForResponse(/sign-out$/)
  await signOutByHand(page)
  await signInByHand(page, 'marco.bianchi')
  await ended
  await expect(page.getByRole('button', { name: 'Account menu of Marco Bianchi' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu of Marco Bianchi' })).toBeVisible()
})

test('a form that is empty, wrong, tried too often or sent twice says so in words, and keeps what was typed', async ({
  page,
  mock,
  guards,
}) => {
  guards.announce(failedRequest)
  const secret = page.getByLabel('Password', { exact: true })
  const userName = page.getByRole('textbox', { name: 'User name' })
  await page.goto('./login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(userName).toBeFocused()
  expect(await mock.requests({ operationId: 'signIn' })).toHaveLength(0)

  const wrong = page.getByText('Incorrect user name or password. Try again.')
  await signInByHand(page, people.employee.userName, 'guess')
  await expect(wrong).toBeVisible()
  await expect(userName).toHaveValue(people.employee.userName)
  await expect(secret).toBeFocused()

  await test.step('a second click does not sign in twice', async () => {
    await mock.forgetRequests()
    await mock.fail('signIn', 'delay', { delayMs: 400, times: 1 })
    await secret.fill(password)
    await page.getByRole('button', { name: 'Sign in' }).dblclick()
    await expect(feedOf(page)).toBeVisible()
    expect(await mock.requests({ operationId: 'signIn' })).toHaveLength(1)
    await signOutByHand(page)
  })

  await test.step('many tries are slowed down', async () => {
    const slowed = page.getByText(/Too many attempts/)
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const answered = page.waitForResponse(/sign-in$/)
      await signInByHand(page, people.employee.userName, `guess-${attempt}`)
      await answered
      await expect(wrong.or(slowed)).toBeVisible()
      if (await slowed.isVisible()) break
    }
    await expect(slowed).toBeVisible()
  })
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

test('no address to return to leads out of the portal', async ({ page, baseURL }) => {
  // More of them: src/app/routes/return-address.test.ts.
  for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await page.goto(`./login?from=${encodeURIComponent(address)}`)
    await signInByHand(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    await signOutByHand(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
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
