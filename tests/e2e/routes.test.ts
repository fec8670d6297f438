import { feedOf } from '../support/feed.ts'
import { navigateInPlace } from '../support/navigation.ts'
import { expect, signInByHand, test } from '../support/portal.ts'

test('signing in leads to the guarded address that was asked for', async ({ page }) => {
  await page.goto('./search-v2?q=press%202&filter=f-7')
  await signInByHand(page)
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ results in/ })).toBeVisible()
  await expect(page).toHaveURL(/\/search-v2\?q=press%202&filter=f-7$/)
  await expect(page.getByText('Read as press or 2')).toBeVisible()
})

test('an unknown address ends on the page that says so, also after signing in, with a way home', async ({ page }) => {
  const nothingHere = page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })
  await page.goto('./no/such/place')
  await signInByHand(page)
  await expect(page).toHaveURL(/\/error\/page-not-found$/)
  await expect(nothingHere).toBeVisible()
  for (const address of [
    'no-such-place',
    'people/nobody/here',
    'post/x/y/z',
    'error/no-such-error',
    'post',
    'login/x',
  ]) {
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(feedOf(page)).toBeVisible()
    await navigateInPlace(page, `/${address}`)
    await expect(page).toHaveURL(/\/error\/page-not-found$/)
    await expect(nothingHere).toBeVisible()
  }

  await navigateInPlace(page, '/error/out-of-service')
  await expect(feedOf(page), 'the page of a resting service, while the service is well').toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a screen that is not built yet says what will be there, and leads back', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./bootcamp')
  await expect(page.getByText('Opens soon')).toBeVisible()
  await expect(page.getByText('New colleagues will get to know the portal here, step by step.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(feedOf(page)).toBeVisible()
  await expect(page).toHaveTitle(/Home · /)
})
