import { people } from '../support/people.ts'
import { expect, failedRequest, handedOver, test } from '../support/portal.ts'

test('a colleague is found by words and filters, looked at and left again, by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./people')
  const field = page.getByRole('searchbox', { name: 'Search people' })
  const rows = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
  await expect(page.getByText('57 people')).toBeVisible()

  await page.getByRole('button', { name: 'Place' }).press('Enter')
  const places = page.getByRole('dialog', { name: 'Place' })
  await places.getByRole('checkbox', { name: /^Torino/ }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByText('8 of 57 at Meridiana')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place' })).toBeFocused()
  await field.focus()
  await page.keyboard.type('quality')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/\?search=quality&place=Torino/)

  await test.step('a profile opens over the list and gives the focus back', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const francesca = rows.getByRole('button', { name: 'Francesca Marino' })
    await expect(francesca).toBeFocused()
    await page.keyboard.press('Enter')
    const profile = page.getByRole('dialog', { name: 'Francesca Marino' })
    await expect(profile).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(francesca).toBeFocused()
    await expect(page).not.toHaveURL(/person=/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/&person=francesca-marino$/)
    await page.reload()
    await expect(profile).toBeVisible()
    await page.goBack()
    await expect(profile).toHaveCount(0)
    await francesca.focus()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
  })

  await test.step('a reload and Back show the same', async () => {
    await page.reload()
    await expect(rows).toHaveCount(2)
    await expect(field).toHaveValue('quality')
    await page.getByRole('button', { name: 'Remove Torino, Italy' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Place' })).toBeFocused()
    await expect(rows).not.toHaveCount(2)
    await page.goBack()
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Remove Torino, Italy' })).toBeVisible()
  })
})

test('on a phone people are filtered in a sheet and called; without the right to see profiles there is no directory', async ({
  page,
  signIn,
  guards,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  await page.goto('./people')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByText('Torino, Italy').click()
  await filters.getByText('Quality', { exact: true }).click()
  await filters.getByRole('button', { name: 'Show 2 people' }).click()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()
  const call = page.getByRole('link', { name: /^Call Francesca Marino/ })
  await expect(call).toHaveAttribute('href', 'tel:+390115550794')
  const box = await call.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])

  await test.step('another person, whose settings close profiles', async () => {
    await page.goto('about:blank')
    guards.announce(failedRequest, handedOver)
    await signIn(people.withoutProfiles.userName)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('./people')
    await expect(page.getByRole('heading', { level: 1, name: /registry/ })).toBeVisible()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Tasks/ })).toBeVisible()
    // Exactly: a community is called "People and places", and stands in the menu a moment later.
    await expect(page.getByRole('navigation').getByRole('link', { name: 'People', exact: true })).toHaveCount(0)
  })
})
