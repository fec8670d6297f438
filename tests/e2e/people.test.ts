import { expect, test } from '../support/portal.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('somebody finds a first-aider who can be called, and the way is in the address', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./people')
    await page.getByRole('button', { name: 'Filters' }).tap()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByText(/^First aider \(14\)/).tap()
    await filters.getByText(/^Torino, Italy \(8\)/).tap()
    await filters.getByRole('button', { name: 'Show 8 people' }).tap()
    await expect(filters).toBeHidden()

    await test.step('those who are away come last, with who stands in', async () => {
      const rows = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
      await expect(rows).toHaveCount(8)
      await expect(rows.last()).toContainText('Luca Ferrari is standing in')
    })

    const call = page.getByRole('link', { name: 'Call Francesca Marino, 794' })
    await expect(call).toHaveAttribute('href', 'tel:+390115550794')
    const box = await call.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

    await test.step('Back from a profile shows the same people', async () => {
      await page.getByRole('link', { name: 'Francesca Marino', exact: true }).tap()
      await expect(page.getByRole('heading', { level: 1, name: 'Francesca Marino' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    })
  })
})

test('a colleague is found by what they know, chosen beside the list and followed', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('portuguese coating')
  const rows = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link', { name: 'Juliana Ribeiro', exact: true }).click()
  const card = page.getByRole('region', { name: 'Selected person' })
  await card.getByRole('button', { name: 'Follow Juliana Ribeiro' }).click()
  await expect(card.getByRole('button', { name: 'Unfollow Juliana Ribeiro' })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('button', { name: 'Unfollow Juliana Ribeiro' })).toBeVisible()
  await card.getByRole('link', { name: 'Open profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Juliana Ribeiro' })).toBeVisible()
})

test('who may not see profiles has no directory', async ({ page, signIn, guards }) => {
  guards.announce(/ApiError: forbidden/)
  await signIn('jules.perrin')
  await page.goto('./people')
  await expect(page.getByRole('heading', { name: 'You don’t have access to the user registry' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'People' })).toHaveCount(0)
})
