import type { Page } from '@playwright/test'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'

const elsewhere = 'https://pictures.elsewhere.example'

/** Lets the server name pictures of an origin that the installation does not allow. */
async function foreignPictures(page: Page) {
  await page.route(/\/api\/internal\/v2\/communication\/posts/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text())
      .replaceAll(/("accountPhotoUrl":)("[^"]*"|null)/g, `$1"${elsewhere}/face.jpg"`)
      .replaceAll(/("images":\[\{[^\]]*?"url":)"[^"]*"/g, `$1"${elsewhere}/picture.jpg"`)
    await route.fulfill({ response, body: text })
  })
}

test('pictures from where the installation allows none are replaced by what is designed for it', async ({
  page,
  signIn,
  guards,
}) => {
  guards.announceRefused(elsewhere)
  await foreignPictures(page)
  await signIn()
  await page.goto('./')
  const card = cardOf(page, lineFour)
  await expect(card).toBeVisible()
  // The initials stand where the face would be.
  await expect(card.getByText(/^[A-Z]{2}$/).first()).toBeVisible()
  await expect(feedOf(page).locator(`img[src^="${elsewhere}"]`)).toHaveCount(0)

  await card.getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByText('Couldn’t load this picture.')).toBeVisible()
})
