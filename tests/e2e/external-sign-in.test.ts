import { feedOf } from '../support/feed.ts'
import { expect, failAs, failedRequest, test } from '../support/portal.ts'

const token = 'xr-9Qm4ze'
const address = `./external-auth-redirect/${token}`

for (const width of [390, 1440]) {
  test(`a sign-in from elsewhere opens the portal, and its token is nowhere afterwards, ${width} px wide`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto('./login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.goto(address)
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
}

test('the token has left the address before the answer is there', async ({ page, mock }) => {
  await mock.fail('exchangeResultToken', 'delay', { delayMs: 1500, times: 1 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible()
  await expect(page).toHaveURL(/\/external-auth-redirect$/)
  await expect(feedOf(page)).toBeVisible()
})

test('a used token says so and leads to sign-in', async ({ page, guards }) => {
  guards.announce(failedRequest)
  await page.goto('./external-auth-redirect/used-long-ago')
  await expect(page.getByRole('heading', { level: 1, name: 'This sign-in is no longer valid' })).toBeFocused()
  await expect(page).toHaveURL(/\/external-auth-redirect$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This sign-in is no longer valid' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('somebody without an account here is told who can help', async ({ page, guards }) => {
  guards.announce(failedRequest)
  await page.goto('./external-auth-redirect/xr-unknown-person')
  await expect(page.getByRole('heading', { level: 1, name: 'You have no account here' })).toBeVisible()
})

test('a server that fails can be asked again with the same token', async ({ page, mock, guards }) => {
  await failAs({ mock, guards }, 'exchangeResultToken', 'status', { status: 500 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'You could not be signed in' })).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(feedOf(page)).toBeVisible()
})

test('whoever was signed in before leaves nothing to the one who comes', async ({ page, signIn }) => {
  await signIn('marco.bianchi')
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Menu of Giulia Riva' })).toBeVisible()
})
