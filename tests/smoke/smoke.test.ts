import { feedOf } from '../support/feed.ts'
import { expect, signInByHand, test } from '../support/portal.ts'

test('the portal starts, and a person signs in', async ({ page }) => {
  await page.goto('./')
  await signInByHand(page)
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
})
