import { expect, test } from '../support/portal.ts'

test.describe('an event', () => {
  test('is answered from the card and from the tab, and the numbers of both agree', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./post/p-1015')
    const asked = page.getByRole('region', { name: 'Asked of you' })
    await expect(asked.getByText('You’re staff: Yellow vest at gate 2, from 03:30')).toBeVisible()
    await asked.getByRole('radio', { name: 'Maybe' }).click()
    await expect(page.getByText('20 yes')).toBeVisible()
    await asked.getByRole('textbox', { name: /Note to the organiser/ }).fill('I bring the second radio')
    await asked.getByRole('button', { name: 'Save note' }).click()

    await page.getByRole('link', { name: 'See all 38 invited' }).click()
    const people = page.getByRole('tabpanel').getByRole('list', { name: 'Invited' })
    await expect(people.getByRole('listitem')).toHaveCount(38)
    await expect(people.getByRole('listitem').filter({ hasText: 'Giulia Riva' })).toContainText(
      'I bring the second radio',
    )
    await page.getByRole('tabpanel').getByRole('radio', { name: 'Yes', exact: true }).click()
    await expect(page.getByText('21 yes')).toBeVisible()
    await expect(asked.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await page.reload()
    await expect(people.getByRole('listitem').filter({ hasText: 'Giulia Riva' })).toContainText('Yes')
  })
})
