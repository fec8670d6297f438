import { feedOf } from '../support/feed.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

const token = 'xr-9Qm4ze'
const address = `./external-auth-redirect/${token}`

test('a sign-in from elsewhere opens the portal, and its token is nowhere, while it waits and afterwards', async ({
  page,
  mock,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('./login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await mock.fail('exchangeResultToken', 'delay', { delayMs: 800, times: 1 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible()
  await expect(page).toHaveURL(/\/external-auth-redirect$/)
  await expect(feedOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
  expect(await mock.requests({ operationId: 'exchangeResultToken' })).toHaveLength(1)
  expect(page.url()).not.toContain(token)
  expect(said.join('\n')).not.toContain(token)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state]),
  )
  expect(kept).not.toContain(token)

  await page.goBack()
  expect(page.url()).not.toContain(token)
  expect(await mock.requests({ operationId: 'exchangeResultToken' })).toHaveLength(1)
})
test('a token that is used, of a person without an account, or not answered says so and leads on', async ({
  page,
  mock,
  guards,
}) => {
  guards.announce(failedRequest)
  await page.goto('./external-auth-redirect/xr-unknown-person')
  await expect(page.getByRole('heading', { level: 1, name: 'You have no account here' })).toBeVisible()

  await page.goto('./external-auth-redirect/used-long-ago')
  const spent = page.getByRole('heading', { level: 1, name: 'This sign-in is no longer valid' })
  await expect(spent).toBeFocused()
  await expect(page).toHaveURL(/\/external-auth-redirect$/)
  await page.reload()
  await expect(spent).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

  await mock.fail('exchangeResultToken', 'status', { status: 500 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'You could not be signed in' })).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(feedOf(page)).toBeVisible()
})

test('a person who was signed in before leaves nothing to the next one', async ({ page, signIn }) => {
  await signIn('marco.bianchi')
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Menu of Giulia Riva' })).toBeVisible()
})
