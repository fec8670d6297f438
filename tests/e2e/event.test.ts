import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { bellOf, entriesOf, openPanel } from '../support/notifications.ts'

const tab = (page: Page) => page.getByRole('tabpanel')
const rowOf = (page: Page, name: string) =>
  tab(page).getByRole('list', { name: 'Invited' }).getByRole('listitem').filter({ hasText: name })
const card = (page: Page) => page.getByRole('region', { name: 'Event' })

test('people are invited to an event, answer it, and both accounts see the same numbers and the same list', async ({
  page,
  openBrowser,
  signIn,
  mock,
}) => {
  await mock.reset('default', { now: new Date().toISOString() })
  await signIn('elena.papadaki')
  const other = await openBrowser()
  await signIn('tiago.duarte', other)
  const invited = await other.newPage()
  await invited.goto('./')
  await expect(bellOf(invited)).toBeVisible()

  await test.step('the organiser invites somebody as staff', async () => {
    await page.goto('./post/p-989?entity=invitations')
    await expect(tab(page).getByText('No one is invited yet')).toBeVisible()
    await tab(page).getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await dialog.getByRole('combobox', { name: 'People and groups' }).fill('Tiago')
    await page.getByRole('option', { name: /^Tiago Duarte/ }).click()
    // A list of several choices stays open, over the form.
    await page.keyboard.press('Escape')
    await dialog.getByRole('radio', { name: 'Staff' }).check()
    await dialog.getByRole('textbox', { name: /^Duty/ }).fill('Stand B40, in the morning')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText('1 person invited')).toBeVisible()
    await expect(rowOf(page, 'Tiago Duarte')).toContainText('Stand B40, in the morning')
    await expect(card(page).getByText('1 open')).toBeVisible()
  })

  await test.step('who is invited is told, finds the tab and says yes with a note', async () => {
    await openPanel(invited)
    await entriesOf(invited).first().click()
    await expect(invited).toHaveURL(/\/post\/p-989\?entity=invitations$/)
    await expect(tab(invited).getByText('You’re staff: Stand B40, in the morning')).toBeVisible()
    await tab(invited)
      .getByRole('textbox', { name: /^Note to the organiser/ })
      .fill('From nine on')
    // The answer is sent first and chosen when it is known, so a click is waited for and not a state.
    await tab(invited).getByRole('radio', { name: 'Yes', exact: true }).click()
    await expect(rowOf(invited, 'Tiago Duarte')).toContainText('From nine on')
    await expect(card(invited).getByText('1 yes')).toBeVisible()
  })

  await test.step('the organiser sees it without a reload', async () => {
    await expect(rowOf(page, 'Tiago Duarte')).toContainText('From nine on')
    await expect(rowOf(page, 'Tiago Duarte')).toContainText('Yes')
    await expect(card(page).getByText('1 yes')).toBeVisible()
    await expect(tab(page).getByRole('radio', { name: /^Yes\s*1$/ })).toBeVisible()
  })

  await test.step('the event comes as a file for calendars', async () => {
    const saved = page.waitForEvent('download')
    await card(page).getByRole('button', { name: 'Calendar file' }).click()
    expect((await saved).suggestedFilename()).toBe('989.ics')
  })

  await test.step('another invitation is answered from the card in the feed', async () => {
    await page.goto('./')
    const post = page.getByRole('article', { name: /^Nuova pressa/ })
    await expect(async () => {
      await page.mouse.wheel(0, 1_500)
      await expect(post).toBeVisible({ timeout: 500 })
    }).toPass()
    await post.getByRole('radio', { name: 'Maybe' }).check()
    await expect(post.getByRole('radio', { name: 'Maybe' })).toBeChecked()
    await page.goto('./post/p-1015?entity=invitations&response=tentative')
    await expect(card(page).getByText('5 maybe')).toBeVisible()
    await expect(rowOf(page, 'Elena Papadaki')).toBeVisible()
    await expect(tab(page).getByRole('list', { name: 'Invited' }).getByRole('listitem')).toHaveCount(5)
  })
})
