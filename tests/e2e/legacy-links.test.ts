import { feedOf } from '../support/feed.ts'
import { expect, signInByHand, test } from '../support/portal.ts'

const tip = 'This page has a new address'

test('old links lead to their new addresses, which can be copied and are offered once', async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn()
  // Every rewritten address: src/app/legacy-links/current-address.test.ts.
  for (const [old, today] of [
    ['#/dashboard', ''],
    ['#!/post/p-1042?commentId=c-1', 'post/p-1042/comments?commentId=c-1'],
    ['legacy/post/p-1042', 'post/p-1042'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`./${old}`)
    await expect(page.getByText(tip)).toBeVisible()
    expect(page.url()).toBe(new URL(today, baseURL).href)
    await expect(
      today === '' ? feedOf(page) : page.getByRole('tab', { name: 'Comments', selected: true }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy the new link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('post/p-1042', baseURL).href)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Comments' })).toBeVisible()
  await expect(page.getByText(tip)).toHaveCount(0)
})

test('an old link while signed out leads through sign-in, and the new one is offered behind it', async ({ page }) => {
  await page.goto('./#/post/p-1042')
  await expect(page).toHaveURL(/\/login\?from=%2Fpost%2Fp-1042$/)
  await signInByHand(page)
  await expect(page).toHaveURL(/\/post\/p-1042$/)
  await expect(page.getByText(tip)).toBeVisible()
})

test('an old link to nowhere says so, and never leaves the portal', async ({ page, signIn, baseURL }) => {
  await signIn()
  await page.goto('./people')
  await page.goto('./legacy//evil.example')
  await expect(page).toHaveURL(/\/error\/page-not-found$/)
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  await page.goBack()
  await expect(page, 'Back leads out, not to the link again').toHaveURL(/\/people$/)
  await page.goForward()
  await page.getByRole('link', { name: /home/i }).click()
  await expect(feedOf(page)).toBeVisible()
})
