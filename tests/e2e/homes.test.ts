import type { Page } from '@playwright/test'
import { expect, failAs, failedRequest, handedOver, test } from '../support/portal.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('homes', () => {
  test('a person chooses a home, opens a post from it and comes back to it on the next visit', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('./')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Headquarters/ })
      .click()
    await page.getByRole('menuitem', { name: /^Plant Torino/ }).click()
    await expect(page).toHaveURL(/\/digital-workplace\/home-torino$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Plant Torino' })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'The new press arrives at four in the morning' })).toBeVisible()
    await expect(card(page, 'For you to do').getByRole('listitem')).toHaveCount(3)
    // The badge ended with this visit.
    await expect(page.getByRole('banner').getByText('New', { exact: true })).toHaveCount(0)

    await card(page, 'News').getByRole('link', { name: 'Il calore delle presse scalda gli spogliatoi' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Il calore delle presse scalda gli spogliatoi' }),
    ).toBeVisible()

    await page.goto('./digital-workplace')
    await expect(page).toHaveURL(/\/digital-workplace\/home-torino$/)
    await card(page, 'Links').getByRole('link', { name: 'First aid' }).click()
    await expect(page).toHaveURL(/\/people\?duty=duty-first-aid$/)
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  })

  test('one part of a home fails alone, and is repaired alone', async ({ page, signIn, mock, guards }) => {
    await signIn()
    await failAs({ mock, guards }, 'getWidgetData', 'status', {
      status: 500,
      path: '/internal/v2/homes/home-torino/widgets/torino-news/data',
    })
    await page.goto('./digital-workplace/home-torino')
    const again = card(page, 'News').getByRole('button', { name: 'Try again: News' })
    await expect(again).toBeVisible({ timeout: 30_000 })
    await expect(card(page, 'Events').getByRole('listitem').first()).toBeVisible()
    await expect(card(page, 'For you to do').getByRole('listitem')).toHaveCount(3)

    await mock.clearFaults()
    await again.click()
    await expect(
      card(page, 'News').getByRole('link', { name: 'Il calore delle presse scalda gli spogliatoi' }),
    ).toBeVisible()
    await expect(again).toHaveCount(0)
  })

  test('a home that is for others says so, and one that is gone is not there', async ({ page, signIn, guards }) => {
    await signIn()
    guards.announce(failedRequest, handedOver)
    await page.goto('./digital-workplace/home-campinas')
    await expect(page.getByRole('heading', { name: 'You don’t have access to this workspace' })).toBeVisible()
    await page.goto('./digital-workplace/home-summer')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
